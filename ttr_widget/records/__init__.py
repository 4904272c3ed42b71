"""What has happened in a game, ply by ply, and the same as text that people read."""
