var H,ki,Xc,ze,Or,pn,bi,ln,vi,Hr,Nr,wi,Nt=Symbol.for("pv"),fn={},mn=[],Qc=/^m(i|n|o|s|text|space)$/,Fr=Array.isArray,$i=mn.slice,rt=Object.assign;function nt(e){e&&e.parentNode&&e.remove()}function un(e,t,n,r,o){var s={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Nt,__v:o||++ki,__i:-1,__u:0};return!o&&H.vnode&&H.vnode(s),s}function S(e){return e.children}function cn(e,t){this.props=e,this.context=t,this.__g=0}function Ke(e,t){if(t==null)return e.__&&Ke(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:Ke(e)}function ed(e){var t,n=e.__v,r=n.__e,o=[],s=[],a=e.__P;a&&((t=rt({constructor:Nt},n)).__v=n.__v+1,H.vnode&&H.vnode(t),Vr(a,t,n,e.__n,a.namespaceURI,32&n.__u?[r]:null,o,r||Ke(n),32&n.__u,s),t.__v=n.__v,t.__.__k[t.__i]=t,Ri(o,t,s),n.__=n.__e=null,t.__e!=r&&Ci(t))}function Ci(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Ci(e)}function Dr(e){(8&e.__g||(e.__g|=8,ze.push(e),pn++))&&Or==H.debounceRendering||((Or=H.debounceRendering)||queueMicrotask)(_i)}function _i(){try{for(var e,t=1;ze.length;)ze.length>t&&ze.sort(bi),e=ze.shift(),t=ze.length,8&e.__g&&ed(e)}finally{(pn=ze.length)&&(Or||queueMicrotask)(_i)}}function xi(e,t,n,r,o,s,a,l,u,c,d){var f,m,p,h,y,k,v=r.__k||mn,$=t.length;for(u=td(n,t,v,u,$),f=0;f<$;f++)(p=n.__k[f])!=null&&(m=~p.__i&&v[p.__i]||fn,p.__i=f,k=Vr(e,p,m,o,s,a,l,u,c,d),h=p.__e,(m.ref!=p.ref||8&m.__u)&&(m.ref&&zr(m.ref,null,p,m),p.ref&&d.push(p.ref,p.__c||h,p)),y=y||h,4&p.__u?(u=Si(p,u,e,!m.__v),m.__e&&(m.__e=null)):typeof p.type=="function"&&k!==void 0?u=k:h&&(u=h.nextSibling),p.__u&=-21);return n.__e=y,u}function td(e,t,n,r,o){var s,a,l,u,c,d,f,m,p,h=n.length,y=h,k=0,v=0,$=e.__k=Array(o);for(s=0;s<o;s++)(a=t[s])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=$[s]=un(null,a):Fr(a)?a=$[s]=un(S,{children:a}):a.constructor===Nt&&a.__b?a=$[s]=un(a.type,a.props,a.key,a.ref,a.__v):$[s]=a,u=s+k,a.__=e,a.__b=e.__b+1,l=null,~(c=a.__i=nd(a,n,u,y))&&(y--,(l=n[c])&&(l.__u|=2)),l&&l.__v?(a.__u|=16,c==u-1?k--:c==u+1?k++:c!=u&&(c>u?k--:k++,v=1)):(~c||(o>h?k--:o<h&&k++),typeof a.type!="function"&&(a.__u|=4))):$[s]=null;if(v){for(d=[],f=[],s=0;s<o;s++)if((a=$[s])&&16&a.__u){for(k=0,m=d.length;k<m;)d[p=k+m>>1]<a.__i?k=p+1:m=p;d[k]=a.__i,f[s]=k+1}for(k=d.length;s--;)f[s]&&(f[s]==k?k--:$[s].__u|=4)}if(y)for(s=0;s<h;s++)!(l=n[s])||2&l.__u||(l.__e==r&&(r=Ke(l)),Kr(l,l));return r}function Si(e,t,n,r){var o,s,a,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&(o[s].__=e,t=Si(o[s],t,n,!1));return t}for(t&&!t.parentNode&&(t=Ke(e))&&!t.parentNode&&(t=null),a=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(a!=l&&(!r&&n.moveBefore&&a.parentNode?n.moveBefore(a,t):n.insertBefore(a,t||null)),t=a;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function nd(e,t,n,r){var o,s=e.key,a=e.type,l=t[n],u=l&&!(2&l.__u);if(l===null&&s==null||u&&s==l.key&&a==l.type)return n;if(r>(u?1:0)){for(o=n-1;o>=0;o--)if((l=t[o])&&!(2&l.__u)&&s==l.key&&a==l.type)return o;for(o=n+1;o<t.length;o++)if((l=t[o])&&!(2&l.__u)&&s==l.key&&a==l.type)return o}return-1}function gi(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function an(e,t,n,r,o){var s,a;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(t in r)n&&t in n||gi(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||gi(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof r!="function"&&(r=null),(e.__e||(e.__e={}))[t]=n,n&&r||(a=Nr[t]||(Nr[t]=rd(t)),(e.__a||(e.__a={}))[t]=Hr,s=t!=(t=t.replace(vi,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,a,s):e.removeEventListener(t,a,s));else{if(o=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function rd(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[ln]==null)t[ln]=Hr++;else if(t[ln]<this.__a[e])return;return n(H.event?H.event(t):t)}}}function Vr(e,t,n,r,o,s,a,l,u,c){var d,f,m,p,h,y,k,v,$,x,C,T,I,W,D,_,E,O,q=t.type;if(t.constructor!==Nt)return null;128&n.__u&&(u=32&n.__u,d=n.__c.__z)&&(t.__u|=u,f=s=[],d.nodeType==8?l=dn(d,s):s.push(d),l=s[0]||l),(d=H.__b)&&d(t);e:if(typeof q=="function"){m=a.length;try{if(v=t.props,$=(d=q.prototype)&&d.render,x=(d=q.contextType)&&r[d.__c],C=d?x?x.props.value:d.__:r,(p=n.__c)?(t.__c=p,2&p.__g&&(p.__g|=1)):($?t.__c=p=new q(v,C):(t.__c=p=new cn(v,C),p.constructor=q,p.render=id),x&&x.sub(p),p.state||(p.state={}),p.__n=r,p.__g|=8,p.__h=[],p.__k=[]),$&&(p.__s||(p.__s=p.state),q.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=rt({},p.__s)),rt(p.__s,q.getDerivedStateFromProps(v,p.__s)))),h=p.props,y=p.state,p.__v=t,n.__c){if(v!==h&&$&&!q.getDerivedStateFromProps&&p.componentWillReceiveProps&&p.componentWillReceiveProps(v,C),t.__v==n.__v&&!(8&p.__g)||!(4&p.__g)&&p.shouldComponentUpdate&&p.shouldComponentUpdate(v,p.__s,C)===!1){t.__v!=n.__v&&(p.props=v,p.state=p.__s,p.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(Z){Z&&(Z.__=t)}),mn.push.apply(p.__h,p.__k),p.__k=[],p.__h.length&&a.push(p),l=Ke(n);break e}p.componentWillUpdate&&p.componentWillUpdate(v,p.__s,C),$&&p.componentDidUpdate&&p.__h.push(function(){p.componentDidUpdate(h,y,k)})}else $&&!q.getDerivedStateFromProps&&p.componentWillMount&&p.componentWillMount(),$&&p.componentDidMount&&p.__h.push(p.componentDidMount);p.context=C,p.props=v,p.__P=e,p.__g&=-5,T=H.__r,I=$?25:0;do p.__g&=-9,T&&T(t),d=p.render(p.props,p.state=p.__s,p.context);while(8&p.__g&&++I<25);$&&(mn.push.apply(p.__h,p.__k),p.__k=[]),p.state=p.__s,p.getChildContext&&(r=rt({},r,p.getChildContext())),$&&n.__c&&p.getSnapshotBeforeUpdate&&(k=p.getSnapshotBeforeUpdate(h,y)),W=d&&d.type===S&&d.key==null?d.props.children:d,v.__P&&(d=l,o=(e=v.__P).namespaceURI,u=s=null,n.props&&n.props.__P!=e&&(n.__k.some(function(Z){Z&&Kr(Z,Z)}),n.__k=null),l=n.__k?Ke(n,0):null),l=xi(e,Fr(W)?W:[W],t,n,r,o,s,a,l,u,c),v.__P&&(t.__e=null,l=d),t.__u&=-161,f&&f.some(nt),p.__h.length&&a.push(p),1&p.__g&&(p.__g&=-4)}catch(Z){if(a.length=m,t.__v=null,u||s)if(Z&&Z.then){if(t.__u|=128|u,s){for(~(E=s.indexOf(l||void 0))||(E=s.length);(O=s[E-1])&&O.nodeType==8;)E--;for(;E<s.length;E++)if(O=s[E])if(s[E]=null,D){if(O==_)break}else{if(O.nodeType!=8)break;O.data.startsWith("$s")&&(_=dn(D=O))}}if(!D){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;D=l}(d=dn(D=t.__c.__z||(t.__c.__z=D)))?(t.__e=D,l=d):t.__e=l,l=l&&l.nextSibling}else s&&s.some(nt);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),Z&&Z.then||Ti(t),H.__e(Z,t,n)}}else l=t.__e=od(n.__e,t,n,r,o,s,a,u,c,e);return(d=H.diffed)&&d(t),l}function dn(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Ti(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Ti))}function Ri(e,t,n){for(var r=0;r<n.length;)zr(n[r++],n[r++],n[r++]);H.__c&&H.__c(t,e),e.some(function(o){try{e=o.__h,o.__h=[],e.some(function(s){s.call(o)})}catch(s){H.__e(s,o.__v)}})}function od(e,t,n,r,o,s,a,l,u,c){var d,f,m,p,h,y,k,v,$=n.props||fn,x=t.props,C=t.type;if(C=="svg"?o="http://www.w3.org/2000/svg":C=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),s){for(d=0;d<s.length;d++)if((h=s[d])&&(C?h.localName==C:h.nodeType==3)){e=h,s[d]=null;break}}if(!e){if(v=c.ownerDocument||document,!C)return v.createTextNode(x);e=v.createElementNS(o,C,x.is?x:c),l&&(H.__m&&H.__m(t,s),l=!1),s=null}if(C){if(c=C=="template"&&e.content||e,s=C=="textarea"&&x.defaultValue!=null?null:s&&$i.call(c.childNodes),!l&&s)for($={},d=0;d<e.attributes.length;d++)$[(h=e.attributes[d]).name]=h.value;for(d in $)h=$[d],d=="dangerouslySetInnerHTML"?m=h:d=="children"||d in x||d=="value"&&"defaultValue"in x||d=="checked"&&"defaultChecked"in x||an(e,d,null,h,o);for(d in x)h=x[d],d=="children"?p=h:d=="dangerouslySetInnerHTML"?f=h:d=="value"?y=h:d=="checked"?k=h:l&&typeof h!="function"||$[d]===h||an(e,d,h,$[d],o);f?(l||m&&(f.__html==m.__html||f.__html==e.innerHTML)||(e.innerHTML=f.__html),t.__k=[]):(m&&(e.textContent=""),(C=="foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&Qc.test(C))&&(o="http://www.w3.org/1999/xhtml"),xi(c,Fr(p)?p:[p],t,n,r,o,s,a,s?s[0]:n.__k&&Ke(n,0),l,u),s&&s.some(nt)),l&&C!="textarea"||(d="value",C=="progress"&&y==null?e.removeAttribute(d):y==null||y===e[d]&&(C!="progress"||y)||an(e,d,y,$[d],o),d="checked",k!=null&&k!=e[d]&&an(e,d,k,$[d],o))}else $===x||l&&e.data==x||(e.data=x);return e}function zr(e,t,n,r){try{typeof e=="function"?t?t.__x=e(t)||1:r&&(r=r.__c||r.__e)&&(t=r.__x)&&(r.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(o){H.__e(o,n)}}function Kr(e,t,n){var r,o,s,a;if(H.unmount&&H.unmount(e),!(r=e.ref)||r.current&&r.current!=e.__e||zr(r,null,t,e),r=e.__c){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(l){H.__e(l,t)}r.__P=r.__n=null}if(r=e.__k)for(a=0;a<r.length;a++)r[a]&&Kr(r[a],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(r=e.__c)&&(r=r.__z)&&(o=dn(r,s=[]))&&(r==e.__e&&s.some(nt),nt(o),nt(r)),n||nt(e.__e),e.__e=e.__c=e.__=null}function id(e,t,n){return this.constructor(e,n)}function jr(e,t){var n,r,o,s;H.__&&H.__(e,t),t.nodeType==9&&(t=t.documentElement),r=(n=e&&32&e.__u)?null:t.__k,t.__k=un(S,{children:[e]}),o=[],s=[],Vr(t,t.__k,r||fn,fn,t.namespaceURI,r?null:t.firstChild?$i.call(t.childNodes):null,o,r?r.__e:t.firstChild,n,s),Ri(o,t.__k,s),t.__k.props.children=null}function hn(e){function t(n){var r,o;return this.getChildContext||(r=new Set,(o={})[t.__c]=this,this.getChildContext=function(){return o},this.shouldComponentUpdate=function(s){this.props.value!=s.value&&r.forEach(function(a){a.__g|=4,Dr(a)})},this.sub=function(s){r.add(s);var a=s.componentWillUnmount;s.componentWillUnmount=function(){r.delete(s),a&&a.call(s)}}),n.children}return t.__c="__cC"+wi++,t.__=e,t.Provider=(t.Consumer=function(n,r){return n.children(r)}).contextType=t,t}H={__e:function(e,t,n,r){for(var o,s,a;t=t.__;)if((o=t.__c)&&!(1&o.__g)){o.__g|=4;try{if((a=(s=o.constructor)&&s.getDerivedStateFromError)&&o.setState(s.getDerivedStateFromError(e)),o.componentDidCatch&&(o.componentDidCatch(e,r||{}),a=1),a&&8&o.__g)return void(o.__g|=2)}catch(l){e=l}}throw pn=0,e}},ki=0,Xc=function(e){return e!=null&&e.constructor===Nt},cn.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=rt({},this.state)),typeof e=="function"&&(e=e(rt({},n),this.props)),e&&(rt(n,e),this.__v&&(t&&this.__k.push(t),Dr(this)))},cn.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Dr(this))},cn.prototype.render=S,ze=[],pn=0,bi=function(e,t){return e.__v.__b-t.__v.__b},ln=Symbol(),vi=/(PointerCapture)$|Capture$/i,Hr=0,Nr={},wi=0;var je,Y,Ur,Ei,qr=Object.is,yn=0,Ni=[],Yr=[],G=H,Mi=G.__b,Li=G.__r,Pi=G.diffed,Ai=G.__c,Bi=G.unmount,Wi=G.__;function ht(e,t){G.__h&&G.__h(Y,e,yn||t),yn=0;var n=Y.__H||(Y.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function A(e){return yn=1,sd(Hi,e)}function sd(e,t,n){var r=ht(je++,2);if(r.t=e,!r.__c&&(r.__=[n?n(t):Hi(void 0,t),function(s){var a=(r.__N||r.__)[0],l=r.t(a,s);qr(a,l)||(r.__N=[l,r.__[1]],r.__c.setState({}))}],r.__c=Y,!Y.__f)){Y.__f=!0;var o=Y.shouldComponentUpdate;Y.shouldComponentUpdate=function(s,a,l){var u=this.__H;if(!u)return!0;var c=!1,d=this.props!=s;if(u.__.some(function(m){m.__N&&(c=!0,qr(m.__[0],m.__N[0])||(d=!0))}),o){var f=o.call(this,s,a,l);return c?f||d:f}return!c||d}}return r.__}function L(e,t){var n=ht(je++,3);!G.__s&&Gr(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,Y.__H.__h.push(n))}function le(e,t){var n=ht(je++,4);!G.__s&&Gr(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,Y.__h.push(n))}function R(e){return yn=5,V(function(){return{current:e}},[])}function V(e,t){var n=ht(je++,7);return Gr(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function gn(e){var t=Y.context[e.__c],n=ht(je++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(Y)),t.props.value):e.__}function Di(){var e=ht(je++,11);if(!e.__){for(var t=Y.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function ad(){var e;do{for(;e=Yr.shift();)try{Dt(e)}catch(n){G.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Ni.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Dt),t.__h.some(Zr),t.__h=[]}catch(n){t.__h=[],G.__e(n,e.__v)}}}while(Yr.length)}G.__b=function(e){Y=null,Mi&&Mi(e)},G.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Wi&&Wi(e,t)},G.__r=function(e){Li&&Li(e),je=0;var t=(Y=e.__c).__H;t&&(Ur==Y?Y.__h=[]:(t.__h.some(Dt),t.__h.some(Zr),je=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Ur=Y},G.diffed=function(e){Pi&&Pi(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Oi(Ni.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Ur=Y=null},G.__c=function(e,t){t.some(function(n){try{n.__h.some(Dt),n.__h=n.__h.filter(function(r){return!r.__||Zr(r)})}catch(r){n.__h=[function(){throw r}]}}),Ai&&Ai(e,t)},G.unmount=function(e){Bi&&Bi(e);var t,n,r=e.__c;r&&r.__H&&(r.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,Oi(Yr.push(o))}else Dt(o)}catch(s){t=s}}),r.__H=void 0,t&&G.__e(t,r.__v))};var Ii=typeof requestAnimationFrame=="function";function ld(e){var t,n=function(){clearTimeout(r),Ii&&cancelAnimationFrame(t),setTimeout(e)},r=setTimeout(n,35);Ii&&(t=requestAnimationFrame(n))}function Oi(e){e!=1&&Ei==G.requestAnimationFrame||((Ei=G.requestAnimationFrame)||ld)(ad)}function Dt(e){var t=Y,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),Y=t}function Zr(e){var t=Y;e.__c=e.__(),Y=t}function Gr(e,t){return!e||e.length!=t.length||t.some(function(n,r){return!qr(n,e[r])})}function Hi(e,t){return typeof t=="function"?t(e):t}var kn={cities:[{name:"Atlanta",lat:33.75,lon:-84.39},{name:"Boston",lat:42.36,lon:-71.06},{name:"Calgary",lat:51.05,lon:-114.07},{name:"Charleston",lat:32.78,lon:-79.93},{name:"Chicago",lat:41.88,lon:-87.63},{name:"Dallas",lat:32.78,lon:-96.8},{name:"Denver",lat:39.74,lon:-104.99},{name:"Duluth",lat:46.79,lon:-92.1},{name:"El Paso",lat:31.76,lon:-106.49},{name:"Helena",lat:46.59,lon:-112.04},{name:"Houston",lat:29.76,lon:-95.37},{name:"Kansas City",lat:39.1,lon:-94.58},{name:"Las Vegas",lat:36.17,lon:-115.14},{name:"Little Rock",lat:34.75,lon:-92.29},{name:"Los Angeles",lat:34.05,lon:-118.24},{name:"Miami",lat:25.76,lon:-80.19},{name:"Montréal",lat:45.5,lon:-73.57},{name:"Nashville",lat:36.16,lon:-86.78},{name:"New Orleans",lat:29.95,lon:-90.07},{name:"New York",lat:40.71,lon:-74.01},{name:"Oklahoma City",lat:35.47,lon:-97.52},{name:"Omaha",lat:41.26,lon:-95.93},{name:"Phoenix",lat:33.45,lon:-112.07},{name:"Pittsburgh",lat:40.44,lon:-80},{name:"Portland",lat:45.52,lon:-122.68},{name:"Raleigh",lat:35.78,lon:-78.64},{name:"Saint Louis",lat:38.63,lon:-90.2},{name:"Salt Lake City",lat:40.76,lon:-111.89},{name:"San Francisco",lat:37.77,lon:-122.42},{name:"Santa Fe",lat:35.69,lon:-105.94},{name:"Sault St. Marie",lat:46.5,lon:-84.35},{name:"Seattle",lat:47.61,lon:-122.33},{name:"Toronto",lat:43.65,lon:-79.38},{name:"Vancouver",lat:49.28,lon:-123.12},{name:"Washington",lat:38.91,lon:-77.04},{name:"Winnipeg",lat:49.9,lon:-97.14}],routes:[{a:"Atlanta",b:"Charleston",length:2,color:"gray"},{a:"Atlanta",b:"Miami",length:5,color:"blue"},{a:"Atlanta",b:"Nashville",length:1,color:"gray"},{a:"Atlanta",b:"New Orleans",length:4,color:"orange"},{a:"Atlanta",b:"New Orleans",length:4,color:"yellow"},{a:"Atlanta",b:"Raleigh",length:2,color:"gray"},{a:"Atlanta",b:"Raleigh",length:2,color:"gray"},{a:"Boston",b:"Montréal",length:2,color:"gray"},{a:"Boston",b:"Montréal",length:2,color:"gray"},{a:"Boston",b:"New York",length:2,color:"red"},{a:"Boston",b:"New York",length:2,color:"yellow"},{a:"Calgary",b:"Helena",length:4,color:"gray"},{a:"Calgary",b:"Seattle",length:4,color:"gray"},{a:"Calgary",b:"Vancouver",length:3,color:"gray"},{a:"Calgary",b:"Winnipeg",length:6,color:"white"},{a:"Charleston",b:"Miami",length:4,color:"purple"},{a:"Charleston",b:"Raleigh",length:2,color:"gray"},{a:"Chicago",b:"Duluth",length:3,color:"red"},{a:"Chicago",b:"Omaha",length:4,color:"blue"},{a:"Chicago",b:"Pittsburgh",length:3,color:"black"},{a:"Chicago",b:"Pittsburgh",length:3,color:"orange"},{a:"Chicago",b:"Saint Louis",length:2,color:"green"},{a:"Chicago",b:"Saint Louis",length:2,color:"white"},{a:"Chicago",b:"Toronto",length:4,color:"white"},{a:"Dallas",b:"El Paso",length:4,color:"red"},{a:"Dallas",b:"Houston",length:1,color:"gray"},{a:"Dallas",b:"Houston",length:1,color:"gray"},{a:"Dallas",b:"Little Rock",length:2,color:"gray"},{a:"Dallas",b:"Oklahoma City",length:2,color:"gray"},{a:"Dallas",b:"Oklahoma City",length:2,color:"gray"},{a:"Denver",b:"Helena",length:4,color:"green"},{a:"Denver",b:"Kansas City",length:4,color:"black"},{a:"Denver",b:"Kansas City",length:4,color:"orange"},{a:"Denver",b:"Oklahoma City",length:4,color:"red"},{a:"Denver",b:"Omaha",length:4,color:"purple"},{a:"Denver",b:"Phoenix",length:5,color:"white"},{a:"Denver",b:"Salt Lake City",length:3,color:"red"},{a:"Denver",b:"Salt Lake City",length:3,color:"yellow"},{a:"Denver",b:"Santa Fe",length:2,color:"gray"},{a:"Duluth",b:"Helena",length:6,color:"orange"},{a:"Duluth",b:"Omaha",length:2,color:"gray"},{a:"Duluth",b:"Omaha",length:2,color:"gray"},{a:"Duluth",b:"Sault St. Marie",length:3,color:"gray"},{a:"Duluth",b:"Toronto",length:6,color:"purple"},{a:"Duluth",b:"Winnipeg",length:4,color:"black"},{a:"El Paso",b:"Houston",length:6,color:"green"},{a:"El Paso",b:"Los Angeles",length:6,color:"black"},{a:"El Paso",b:"Oklahoma City",length:5,color:"yellow"},{a:"El Paso",b:"Phoenix",length:3,color:"gray"},{a:"El Paso",b:"Santa Fe",length:2,color:"gray"},{a:"Helena",b:"Omaha",length:5,color:"red"},{a:"Helena",b:"Salt Lake City",length:3,color:"purple"},{a:"Helena",b:"Seattle",length:6,color:"yellow"},{a:"Helena",b:"Winnipeg",length:4,color:"blue"},{a:"Houston",b:"New Orleans",length:2,color:"gray"},{a:"Kansas City",b:"Oklahoma City",length:2,color:"gray"},{a:"Kansas City",b:"Oklahoma City",length:2,color:"gray"},{a:"Kansas City",b:"Omaha",length:1,color:"gray"},{a:"Kansas City",b:"Omaha",length:1,color:"gray"},{a:"Kansas City",b:"Saint Louis",length:2,color:"blue"},{a:"Kansas City",b:"Saint Louis",length:2,color:"purple"},{a:"Las Vegas",b:"Los Angeles",length:2,color:"gray"},{a:"Las Vegas",b:"Salt Lake City",length:3,color:"orange"},{a:"Little Rock",b:"Nashville",length:3,color:"white"},{a:"Little Rock",b:"New Orleans",length:3,color:"green"},{a:"Little Rock",b:"Oklahoma City",length:2,color:"gray"},{a:"Little Rock",b:"Saint Louis",length:2,color:"gray"},{a:"Los Angeles",b:"Phoenix",length:3,color:"gray"},{a:"Los Angeles",b:"San Francisco",length:3,color:"purple"},{a:"Los Angeles",b:"San Francisco",length:3,color:"yellow"},{a:"Miami",b:"New Orleans",length:6,color:"red"},{a:"Montréal",b:"New York",length:3,color:"blue"},{a:"Montréal",b:"Sault St. Marie",length:5,color:"black"},{a:"Montréal",b:"Toronto",length:3,color:"gray"},{a:"Nashville",b:"Pittsburgh",length:4,color:"yellow"},{a:"Nashville",b:"Raleigh",length:3,color:"black"},{a:"Nashville",b:"Saint Louis",length:2,color:"gray"},{a:"New York",b:"Pittsburgh",length:2,color:"green"},{a:"New York",b:"Pittsburgh",length:2,color:"white"},{a:"New York",b:"Washington",length:2,color:"black"},{a:"New York",b:"Washington",length:2,color:"orange"},{a:"Oklahoma City",b:"Santa Fe",length:3,color:"blue"},{a:"Phoenix",b:"Santa Fe",length:3,color:"gray"},{a:"Pittsburgh",b:"Raleigh",length:2,color:"gray"},{a:"Pittsburgh",b:"Saint Louis",length:5,color:"green"},{a:"Pittsburgh",b:"Toronto",length:2,color:"gray"},{a:"Pittsburgh",b:"Washington",length:2,color:"gray"},{a:"Portland",b:"Salt Lake City",length:6,color:"blue"},{a:"Portland",b:"San Francisco",length:5,color:"green"},{a:"Portland",b:"San Francisco",length:5,color:"purple"},{a:"Portland",b:"Seattle",length:1,color:"gray"},{a:"Portland",b:"Seattle",length:1,color:"gray"},{a:"Raleigh",b:"Washington",length:2,color:"gray"},{a:"Raleigh",b:"Washington",length:2,color:"gray"},{a:"Salt Lake City",b:"San Francisco",length:5,color:"orange"},{a:"Salt Lake City",b:"San Francisco",length:5,color:"white"},{a:"Sault St. Marie",b:"Toronto",length:2,color:"gray"},{a:"Sault St. Marie",b:"Winnipeg",length:6,color:"gray"},{a:"Seattle",b:"Vancouver",length:1,color:"gray"},{a:"Seattle",b:"Vancouver",length:1,color:"gray"}],tickets:[{a:"Atlanta",b:"Montréal",points:9},{a:"Atlanta",b:"New York",points:6},{a:"Atlanta",b:"San Francisco",points:17},{a:"Boston",b:"Miami",points:12},{a:"Calgary",b:"Phoenix",points:13},{a:"Calgary",b:"Salt Lake City",points:7},{a:"Chicago",b:"Los Angeles",points:16},{a:"Chicago",b:"New Orleans",points:7},{a:"Chicago",b:"Santa Fe",points:9},{a:"Dallas",b:"New York",points:11},{a:"Denver",b:"El Paso",points:4},{a:"Denver",b:"Pittsburgh",points:11},{a:"Duluth",b:"El Paso",points:10},{a:"Duluth",b:"Houston",points:8},{a:"Helena",b:"Los Angeles",points:8},{a:"Houston",b:"Kansas City",points:5},{a:"Houston",b:"Winnipeg",points:12},{a:"Little Rock",b:"Winnipeg",points:11},{a:"Los Angeles",b:"Miami",points:20},{a:"Los Angeles",b:"New York",points:21},{a:"Los Angeles",b:"Seattle",points:9},{a:"Miami",b:"Toronto",points:10},{a:"Montréal",b:"New Orleans",points:13},{a:"Montréal",b:"Vancouver",points:20},{a:"Nashville",b:"Portland",points:17},{a:"Nashville",b:"Sault St. Marie",points:8},{a:"New York",b:"Seattle",points:22},{a:"Oklahoma City",b:"Sault St. Marie",points:9},{a:"Phoenix",b:"Portland",points:11},{a:"Santa Fe",b:"Vancouver",points:13}]};var cd={1:1,2:2,3:4,4:7,5:10,6:15};function bn(e){return e.normalize("NFD").replace(/[\u0300-\u036f]/g,"").toLowerCase()}function Fi(e,t){let[n,r]=[bn(e),bn(t)];return n<r||n===r&&e<=t?[e,t]:[t,e]}var vn=class{cities;routeIds;routes=new Map;tickets=new Map;byCity=new Map;points;constructor(t){this.cities=t.cities.map(o=>o.name),this.points=t.route_points??cd;let n=new Map;for(let o of t.routes){let[s,a]=Fi(o.a,o.b),l=`${s}-${a}`,u=n.get(l)??{a:s,b:a,lanes:[]};u.lanes.push(o),n.set(l,u)}let r=new Map;for(let[o,{a:s,b:a,lanes:l}]of n){let u=l.every(d=>d.color===l[0]?.color),c=l.map((d,f)=>l.length===1?o:`${o}:${u?f+1:d.color}`);l.forEach((d,f)=>{let m=c[f]??o;r.set(d,m);let p=l.length===2?c[1-f]??null:null;this.routes.set(m,{id:m,a:s,b:a,length:d.length,color:d.color,twin:p})})}this.routeIds=t.routes.map(o=>r.get(o)??"");for(let{a:o,b:s,points:a}of t.tickets){let[l,u]=Fi(o,s);this.tickets.set(`${l}-${u}`,{id:`${l}-${u}`,a:l,b:u,points:a})}for(let o of this.routes.values())for(let s of[o.a,o.b]){let a=this.byCity.get(s);a?a.push(o):this.byCity.set(s,[o])}}pointsOf(t){return this.points[t]??0}routesOf(t){return this.byCity.get(t)??[]}},dd=new vn(kn),Vi=new WeakMap;function yt(e){if(!e||typeof e!="object")return dd;let t=Vi.get(e)??new vn(e);return Vi.set(e,t),t}function Xr({mode:e},t){return e==="code"||e==="auto"&&t<.83}function Cn(e,t,n,r,o,s){let a=pd(e,t,n,r,o),l=a.x-zi,u=s-zi-a.x,c=a.anchor==="start"?u:a.anchor==="end"?l:2*Math.min(l,u);return{...a,room:c}}var zi=3;function pd(e,t,n,r,o){let{layout:s}=e;if(Xr(n,r)&&s.code_label)return md(e,s.code_label,r,o);let a=n.names[e.name]??e.name,l=hd(e,n.language);if(l){let c=$n(a,l.lines??[a]);return Jr(e,l,l.anchor??"middle",c,l.font??t.label_font,o)}let u=$n(a,s.label.lines??[a]);return Jr(e,s.label,s.label.anchor??"start",u,t.label_font,o)}var fd=11,wn={width:1.03,height:.36};function md(e,t,n,r){let o=t.font??19.5,s=Math.min(o,Math.max(12,fd/n)),a=o-s,l=Math.abs(t.dx)>o*wn.width,u=Math.abs(t.dy)>o*wn.height,c=t.dx-(l?Math.sign(t.dx)*a*wn.width:0),d=t.dy-(u?Math.sign(t.dy)*a*wn.height:0);return Jr(e,{dx:c,dy:d},"middle",[e.layout.code],s,r)}function hd(e,t){return t==="zh"?e.layout.zh_label??null:t==="ja"?e.layout.ja_label??null:null}function $n(e,t){if(t.length<2)return[e];let n=a=>a.replace(/\s+/g,"");if(n(e)===n(t.join("")))return[...t];let r=e.split(/\s+/);if(r.length<2)return[e];let o=[],s=Math.ceil(e.length/t.length);for(let a of r){let l=o[o.length-1];l!==void 0&&(l.length+a.length<=s||o.length===t.length)?o[o.length-1]=`${l} ${a}`:o.push(a)}return o}function Jr(e,t,n,r,o,s){let a=e.x+t.dx,l=e.y+t.dy,u=o*1.05,c=Math.max(...r.map(m=>yd(m,o))),d=r.length*u,f=n==="start"?a:n==="end"?a-c:a-c/2;return{lines:r,x:a,y:l,anchor:n,font:o,lineHeight:u,bold:s,box:{left:f-3,right:f+c+3,top:l-d/2-3,bottom:l+d/2+3}}}function yd(e,t){let n=0;for(let r of e)n+=r.codePointAt(0)>11904?1.02:.78;return n*t}var Se=class{constructor(t){this.value=t}value;listeners=new Set;get(){return this.value}set(t){if(!Object.keys(t).every(r=>Object.is(this.value[r],t[r]))){this.value={...this.value,...t};for(let r of[...this.listeners])r()}}subscribe(t){return this.listeners.add(t),()=>this.listeners.delete(t)}};function z(e,t){let n=t(e.get()),[,r]=A(0),o=R({select:t,selected:n});return o.current={select:t,selected:n},le(()=>{let s=()=>{let a=o.current.select(e.get());Object.is(a,o.current.selected)||r(l=>l+1)};return s(),e.subscribe(s)},[e]),n}var Qr=hn(null);function g(){let e=gn(Qr);if(!e)throw new Error("rendered outside the widget");return e}function b(e){return z(g().sync.store,e)}function M(e){return z(g().ui,e)}var Ki={version:1,box:[1e3,620],units:{car_length:28,car_width:10.2,car_gap:3,city_radius:6.8,city_clearance:11,double_offset:6,label_font:12,label_line:12.6},sources:{land:"Natural Earth 50m (public domain) through npm world-atlas",states:"US Census through npm us-atlas (public domain)",lakes:"hand-drawn here"},cities:{Atlanta:{code:"ATL",x:748.4,y:430.3,label:{lines:["Atlanta"],anchor:"end",dx:-9,dy:-3.3},code_label:{font:19.5,dx:-27.8,dy:-3.2},zh_label:{font:12.5,dx:-33.8,dy:-3},ja_label:{font:11,lines:["アトランタ"],dx:-35.8,dy:-2.8}},Boston:{code:"BOS",x:944.1,y:171.7,label:{lines:["Boston"],anchor:"start",dx:9,dy:0},code_label:{font:19.5,dx:18.6,dy:-14.7},zh_label:{font:12.5,dx:17.5,dy:-13.7},ja_label:{font:11,lines:["ボストン"],dx:19.4,dy:-13}},Calgary:{code:"CAL",x:258.9,y:25.4,label:{lines:["Calgary"],anchor:"start",dx:5,dy:-13},code_label:{font:19.5,dx:26.2,dy:-13.6},zh_label:{font:12.5,dx:6.7,dy:-15.1},ja_label:{font:11,lines:["カルガリー"],dx:7.1,dy:-14.3}},Charleston:{code:"CHS",x:830.4,y:451.8,label:{lines:["Charleston"],anchor:"start",dx:9,dy:0},code_label:{font:19.5,dx:29.8,dy:0},zh_label:{font:12.5,dx:34,dy:0},ja_label:{font:11,lines:["チャールストン"],dx:45.2,dy:-8.7}},Chicago:{code:"CHI",x:655.4,y:250.6,label:{lines:["Chicago"],anchor:"end",dx:-8.2,dy:9.3},code_label:{font:19.5,dx:-24.7,dy:9.8},zh_label:{font:12.5,dx:-26.2,dy:9.2},ja_label:{font:11,lines:["シカゴ"],dx:-23.7,dy:8.7}},Dallas:{code:"DAL",x:499.6,y:473.1,label:{lines:["Dallas"],anchor:"start",dx:9,dy:1.6},code_label:{font:19.5,dx:28.5,dy:3.2},zh_label:{font:12.5,dx:27.6,dy:3},ja_label:{font:11,lines:["ダラス"],dx:25,dy:2.8}},Denver:{code:"DEN",x:377.6,y:300.2,label:{lines:["Denver"],anchor:"end",dx:-9,dy:5.1},code_label:{font:19.5,dx:-28.5,dy:6.4},zh_label:{font:12.5,dx:-20.8,dy:6},ja_label:{font:11,lines:["デンバー"],dx:-29.9,dy:5.7}},Duluth:{code:"DUL",x:563.4,y:164,label:{lines:["Duluth"],anchor:"end",dx:-8.8,dy:7.3},code_label:{font:19.5,dx:-28.1,dy:6.4},zh_label:{font:12.5,dx:-27.1,dy:6},ja_label:{font:11,lines:["ダルース"],dx:-29.9,dy:5.7}},"El Paso":{code:"ELP",x:335.7,y:481.1,label:{lines:["El Paso"],anchor:"end",dx:-3.5,dy:13.9},code_label:{font:19.5,dx:-10.8,dy:15.5},zh_label:{font:12.5,dx:-21.7,dy:13.7},ja_label:{font:11,lines:["エルパソ"],dx:-12.4,dy:13.8}},Helena:{code:"HEL",x:342.4,y:145.5,label:{lines:["Helena"],anchor:"end",dx:-9,dy:5.2},code_label:{font:19.5,dx:-27,dy:6.4},zh_label:{font:12.5,dx:-27.1,dy:6},ja_label:{font:11,lines:["ヘレナ"],dx:-24.5,dy:5.7}},Houston:{code:"HOU",x:536.7,y:524.2,label:{lines:["Houston"],anchor:"start",dx:6.4,dy:-11.9},code_label:{font:19.5,dx:28.3,dy:-13.6},zh_label:{font:12.5,dx:17.5,dy:-13.7},ja_label:{font:11,lines:["ヒューストン"],dx:8.2,dy:14.3}},"Kansas City":{code:"KAN",x:537.5,y:307.8,label:{lines:["Kansas City"],anchor:"start",dx:3.1,dy:-14},code_label:{font:19.5,dx:27.2,dy:-13.6},zh_label:{font:12.5,dx:21.7,dy:-13.7},ja_label:{font:11,lines:["カンザス","シティ"],dx:27.9,dy:-17.8}},"Las Vegas":{code:"LVG",x:189.5,y:352.8,label:{lines:["Las Vegas"],anchor:"start",dx:9,dy:0},code_label:{font:19.5,dx:18.3,dy:14.7},zh_label:{font:12.5,dx:25.9,dy:13.7},ja_label:{font:11,lines:["ラスベガス"],dx:23,dy:13}},"Little Rock":{code:"LIT",x:580.1,y:426.2,label:{lines:["Little Rock"],anchor:"start",dx:7.7,dy:10.3},code_label:{font:19.5,dx:21,dy:13.6},zh_label:{font:12.5,dx:25.1,dy:12.6},ja_label:{font:11,lines:["リトルロック"],dx:38.7,dy:11.9}},"Los Angeles":{code:"LAX",x:126.7,y:405.7,label:{lines:["Los Angeles"],anchor:"end",dx:-9,dy:.1},code_label:{font:19.5,dx:-11.4,dy:15.5},zh_label:{font:12.5,dx:-11.2,dy:14.6},ja_label:{font:11,lines:["ロサンゼルス"],dx:-26.6,dy:13}},Miami:{code:"MIA",x:838,y:592.9,label:{lines:["Miami"],anchor:"start",dx:9,dy:0},code_label:{font:19.5,dx:11.1,dy:15.5},zh_label:{font:12.5,dx:11.2,dy:14.6},ja_label:{font:11,lines:["マイアミ"],dx:12.4,dy:13.8}},Montréal:{code:"MON",x:870.9,y:113,label:{lines:["Montréal"],anchor:"start",dx:6.4,dy:-11.9},code_label:{font:19.5,dx:6.5,dy:-16},zh_label:{font:12.5,dx:6.7,dy:-15.1},ja_label:{font:11,lines:["モントリオール"],dx:9.3,dy:-14.3}},Nashville:{code:"NAS",x:701.5,y:385.3,label:{lines:["Nashville"],anchor:"end",dx:-9,dy:.2},code_label:{font:19.5,dx:-29.6,dy:0},zh_label:{font:12.5,dx:-34,dy:0},ja_label:{font:11,lines:["ナッシュビル"],dx:-41.3,dy:0}},"New Orleans":{code:"NOL",x:631.4,y:529.1,label:{lines:["New Orleans"],anchor:"end",dx:-6.3,dy:12},code_label:{font:19.5,dx:-11.9,dy:15.5},zh_label:{font:12.5,dx:-13.8,dy:14.6},ja_label:{font:11,lines:["ニュー","オーリンズ"],dx:-14.6,dy:19.8}},"New York":{code:"NYC",x:880.5,y:224.5,label:{lines:["New York"],anchor:"end",dx:-8.1,dy:-9.7},code_label:{font:19.5,dx:-27.7,dy:-13.6},zh_label:{font:12.5,dx:-18.9,dy:-12.6},ja_label:{font:11,lines:["ニューヨーク"],dx:-38.7,dy:-11.9}},"Oklahoma City":{code:"OKC",x:489.8,y:391.2,label:{lines:["Oklahoma City"],anchor:"start",dx:9,dy:-4.1},code_label:{font:19.5,dx:30.2,dy:-3.2},zh_label:{font:12.5,dx:46.3,dy:-3},ja_label:{font:11,lines:["オクラホマ","シティ"],dx:44.6,dy:-5.8}},Omaha:{code:"OMA",x:507.8,y:249,label:{lines:["Omaha"],anchor:"end",dx:-3.3,dy:13.9},code_label:{font:19.5,dx:-20.7,dy:14.7},zh_label:{font:12.5,dx:-17.5,dy:13.7},ja_label:{font:11,lines:["オマハ"],dx:-15.8,dy:13}},Phoenix:{code:"PHX",x:235.9,y:430.3,label:{lines:["Phoenix"],anchor:"middle",dx:-16.5,dy:14.5},code_label:{font:19.5,dx:-11.8,dy:15.5},zh_label:{font:12.5,dx:-13.8,dy:14.6},ja_label:{font:11,lines:["フェニックス"],dx:-20.3,dy:-22.1}},Pittsburgh:{code:"PIT",x:794.3,y:278,label:{lines:["Pittsburgh"],anchor:"start",dx:9,dy:-1.4},code_label:{font:19.5,dx:24.4,dy:0},zh_label:{font:12.5,dx:27.8,dy:0},ja_label:{font:11,lines:["ピッツバーグ"],dx:41.3,dy:0}},Portland:{code:"POR",x:101.2,y:125.3,label:{lines:["Portland"],anchor:"end",dx:-9,dy:-.6},code_label:{font:19.5,dx:-29,dy:-3.2},zh_label:{font:12.5,dx:-27.6,dy:-3},ja_label:{font:11,lines:["ポートランド"],dx:-38.7,dy:-11.9}},Raleigh:{code:"RAL",x:830.4,y:371,label:{lines:["Raleigh"],anchor:"start",dx:8.4,dy:8.9},code_label:{font:19.5,dx:26.4,dy:9.8},zh_label:{font:12.5,dx:20,dy:9.2},ja_label:{font:11,lines:["ローリー"],dx:29,dy:8.7}},"Saint Louis":{code:"STL",x:615.6,y:341.7,label:{lines:["Saint Louis"],anchor:"end",dx:-8.5,dy:8.6},code_label:{font:19.5,dx:-25.8,dy:9.8},zh_label:{font:12.5,dx:-32.5,dy:9.2},ja_label:{font:11,lines:["セントルイス"],dx:-39.8,dy:8.7}},"Salt Lake City":{code:"SLC",x:258,y:251.5,label:{lines:["Salt Lake City"],anchor:"start",dx:5.8,dy:-12.4},code_label:{font:19.5,dx:25.5,dy:-13.6},zh_label:{font:12.5,dx:25.1,dy:-12.6},ja_label:{font:11,lines:["ソルトレイク","シティ"],dx:47.3,dy:-17.6}},"San Francisco":{code:"SFO",x:76.1,y:295.8,label:{lines:["San","Francisco"],anchor:"end",dx:-9,dy:9.5},code_label:{font:19.5,dx:-27.1,dy:9.8},zh_label:{font:12.5,dx:-25.1,dy:12.6},ja_label:{font:11,lines:["サンフラン","シスコ"],dx:-34.4,dy:12.6}},"Santa Fe":{code:"SFE",x:358.1,y:391.3,label:{lines:["Santa Fe"],anchor:"start",dx:5.1,dy:13},code_label:{font:19.5,dx:24.3,dy:13.6},zh_label:{font:12.5,dx:13.4,dy:13.7},ja_label:{font:11,lines:["サンタフェ"],dx:33.3,dy:11.9}},"Sault St. Marie":{code:"SSM",x:686.5,y:128.6,label:{lines:["Sault","St. Marie"],anchor:"middle",dx:-16.1,dy:20.9},code_label:{font:19.5,dx:-12.3,dy:15.5},zh_label:{font:12.5,dx:-13.8,dy:14.6},ja_label:{font:11,lines:["スー・セント","・マリー"],dx:-16.8,dy:19.8}},Seattle:{code:"SEA",x:128.6,y:83.5,label:{lines:["Seattle"],anchor:"end",dx:-9,dy:-4.4},code_label:{font:19.5,dx:-28.1,dy:-3.2},zh_label:{font:12.5,dx:-27.1,dy:-6},ja_label:{font:11,lines:["シアトル"],dx:-29.9,dy:-5.7}},Toronto:{code:"TOR",x:780.5,y:181.5,label:{lines:["Toronto"],anchor:"start",dx:9,dy:4.4},code_label:{font:19.5,dx:27.8,dy:9.8},zh_label:{font:12.5,dx:26.2,dy:9.2},ja_label:{font:11,lines:["トロント"],dx:19.4,dy:13}},Vancouver:{code:"VAN",x:132,y:31.4,label:{lines:["Vancouver"],anchor:"end",dx:-9,dy:0},code_label:{font:19.5,dx:-12.3,dy:-15.5},zh_label:{font:12.5,dx:-11.2,dy:-14.6},ja_label:{font:11,lines:["バンクーバー"],dx:-16.8,dy:-13.8}},Washington:{code:"WAS",x:872.9,y:303.8,label:{lines:["Washington"],anchor:"start",dx:9,dy:.7},code_label:{font:19.5,dx:32,dy:3.2},zh_label:{font:12.5,dx:27.6,dy:3},ja_label:{font:11,lines:["ワシントン"],dx:34.4,dy:8.7}},Winnipeg:{code:"WIN",x:472.1,y:54.3,label:{lines:["Winnipeg"],anchor:"start",dx:6.4,dy:-11.9},code_label:{font:19.5,dx:5.7,dy:-16},zh_label:{font:12.5,dx:5.5,dy:-15.1},ja_label:{font:11,lines:["ウィニペグ"],dx:14.6,dy:-13.8}}},routes:{"Atlanta-Charleston":{ctrl:[787.6,447.8],side:0,cars:[[773.7,440,18.1],[803.6,447.8,11.2]]},"Atlanta-Miami":{ctrl:[789.7,513.5],side:0,cars:[[762.3,457.8,62.8],[776.7,485.3,62],[791.5,512.6,61.1],[806.6,539.6,60.3],[822.2,566.4,59.5]]},"Atlanta-Nashville":{ctrl:[725.6,407.1],side:0,cars:[[725.3,407.5,-136.2]]},"Atlanta-New Orleans:orange":{ctrl:[692.7,483.1],side:1,cars:[[722.3,446.3,137.8],[699.2,466.8,139.2],[675.6,486.7,140.5],[651.6,506,141.8]]},"Atlanta-New Orleans:yellow":{ctrl:[692.7,483.1],side:-1,cars:[[730.3,455.2,137.8],[707,475.8,139.2],[683.2,495.9,140.5],[659,515.5,141.8]]},"Atlanta-Raleigh:1":{ctrl:[800.1,415.4],side:-1,cars:[[778.6,411,-29.6],[802.6,393.7,-42.1]]},"Atlanta-Raleigh:2":{ctrl:[800.1,415.4],side:1,cars:[[784.6,421.5,-29.6],[810.7,402.6,-42.1]]},"Boston-Montréal:1":{ctrl:[912.5,136.1],side:-1,cars:[[917.7,153.8,-138.1],[894.1,134.8,-144.5]]},"Boston-Montréal:2":{ctrl:[912.5,136.1],side:1,cars:[[925.8,144.9,-138.1],[901.1,125.1,-144.5]]},"Boston-New York:red":{ctrl:[921.4,209],side:1,cars:[[923.6,188.7,133],[901,207.4,147.6]]},"Boston-New York:yellow":{ctrl:[921.4,209],side:-1,cars:[[932.3,196.9,133],[907.4,217.6,147.6]]},"Calgary-Helena":{ctrl:[307.9,80.4],side:0,cars:[[276.3,45.8,50.8],[295.2,70.4,53.7],[312.9,95.8,56.7],[329.3,122.1,59.6]]},"Calgary-Seattle":{ctrl:[197.1,61.9],side:0,cars:[[237.1,37.6,151.7],[209.5,51.7,154.5],[181.2,64.3,157.4],[152.3,75.5,160.3]]},"Calgary-Vancouver":{ctrl:[194.9,16.6],side:0,cars:[[226.2,22.5,-177.5],[195.2,22.6,177.3],[164.3,25.4,172.1]]},"Calgary-Winnipeg":{ctrl:[367.8,22.8],side:0,cars:[[289.4,25.4,1.2],[320.4,26.7,3.8],[351.3,29.5,6.4],[382,33.6,9],[412.5,39.2,11.7],[442.7,46.2,14.3]]},"Charleston-Miami":{ctrl:[853,521.3],side:0,cars:[[837,475.9,77],[842.2,506.4,83.5],[843.9,537.3,90.3],[842,568.3,96.8]]},"Charleston-Raleigh":{ctrl:[834.2,411.4],side:0,cars:[[832,426.9,-87.9],[832,395.9,-92.1]]},"Chicago-Duluth":{ctrl:[613.5,202.9],side:0,cars:[[633.5,226.9,-134.1],[611.4,205.1,-136.7],[588.4,184.4,-139.4]]},"Chicago-Omaha":{ctrl:[581.7,236.2],side:0,cars:[[628,246.3,-172.8],[597.2,243.5,-177.2],[566.2,243.2,178.4],[535.3,245.2,174]]},"Chicago-Pittsburgh:black":{ctrl:[724.7,265.3],side:1,cars:[[693.2,264.6,11.5],[723.6,270.7,11.2],[754.1,276.6,10.8]]},"Chicago-Pittsburgh:orange":{ctrl:[724.7,265.3],side:-1,cars:[[695.6,252.8,11.5],[725.9,258.9,11.2],[756.3,264.8,10.8]]},"Chicago-Saint Louis:green":{ctrl:[643,299.4],side:-1,cars:[[650.6,285.5,110.7],[638,314.5,116.5]]},"Chicago-Saint Louis:white":{ctrl:[643,299.4],side:1,cars:[[639.4,281.3,110.7],[627.2,309.1,116.5]]},"Chicago-Toronto":{ctrl:[720.2,220.1],side:0,cars:[[677.9,239.7,-26.5],[705.4,225.4,-28.1],[732.6,210.5,-29.7],[759.3,194.7,-31.3]]},"Dallas-El Paso":{ctrl:[418.1,485.9],side:0,cars:[[464.2,477.8,173.7],[433.3,480.5,176],[402.4,482.1,178.4],[371.4,482.3,-179.3]]},"Dallas-Houston:1":{ctrl:[517.5,499.1],side:-1,cars:[[522.7,495.3,54]]},"Dallas-Houston:2":{ctrl:[517.5,499.1],side:1,cars:[[513,502.4,54]]},"Dallas-Little Rock":{ctrl:[539,448.3],side:0,cars:[[526.1,456.9,-30.9],[552.9,441.2,-29.6]]},"Dallas-Oklahoma City:1":{ctrl:[498.3,431.7],side:-1,cars:[[492,447.9,-94.9],[488.4,417.5,-98.7]]},"Dallas-Oklahoma City:2":{ctrl:[498.3,431.7],side:1,cars:[[504,446.8,-94.9],[500.3,415.7,-98.7]]},"Denver-Helena":{ctrl:[361,222.6],side:0,cars:[[370.6,268.1,-102.4],[363.9,237.9,-102.7],[357,207.6,-103],[350,177.4,-103.2]]},"Denver-Kansas City:black":{ctrl:[457.7,301],side:-1,cars:[[411.3,294.8,1.5],[442.4,295.8,2.3],[473.4,297.3,3.1],[504.5,299.2,4]]},"Denver-Kansas City:orange":{ctrl:[457.7,301],side:1,cars:[[411,306.8,1.5],[441.9,307.8,2.3],[472.8,309.3,3.1],[503.6,311.2,4]]},"Denver-Oklahoma City":{ctrl:[426,355.2],side:0,cars:[[395.4,319.2,45.3],[418,340.4,41.1],[442.1,359.9,37],[467.5,377.7,32.8]]},"Denver-Omaha":{ctrl:[429.5,240.9],side:0,cars:[[396.5,281.8,-40.1],[422.1,264.4,-28.1],[450.8,253.1,-14.9],[481.4,248.4,-2.8]]},"Denver-Phoenix":{ctrl:[310.1,368.9],side:0,cars:[[353.4,324.4,135.5],[331.1,345.9,136.5],[308.4,367.1,137.4],[285.4,387.9,138.4],[262.1,408.2,139.4]]},"Denver-Salt Lake City:red":{ctrl:[322.3,264.7],side:-1,cars:[[345.4,288.6,-152.7],[317.8,275.9,-157.8],[289.1,265.7,-163]]},"Denver-Salt Lake City:yellow":{ctrl:[322.3,264.7],side:1,cars:[[350.9,278,-152.7],[322.3,264.8,-157.8],[292.6,254.2,-163]]},"Denver-Santa Fe":{ctrl:[369.8,346.2],side:0,cars:[[371.9,330.8,101.3],[365.5,361.1,102.9]]},"Duluth-Helena":{ctrl:[454.4,137.4],side:0,cars:[[530.3,156.8,-169],[499.8,151.5,-171.4],[469.1,147.6,-174],[438.2,145,-176.5],[407.2,143.8,-179],[376.2,143.9,178.5]]},"Duluth-Omaha:1":{ctrl:[541.6,210.4],side:-1,cars:[[551.9,198.3,120.7],[534.7,224.7,125.7]]},"Duluth-Omaha:2":{ctrl:[541.6,210.4],side:1,cars:[[541.6,192.2,120.7],[524.9,217.7,125.7]]},"Duluth-Sault St. Marie":{ctrl:[618.6,124.2],side:0,cars:[[592.9,146.5,-25.9],[621.8,135.4,-16],[652.2,129.4,-6.2]]},"Duluth-Toronto":{ctrl:[672.3,168],side:0,cars:[[594.8,165.4,2.8],[625.8,167.1,3.5],[656.7,169.2,4.3],[687.6,171.7,5],[718.5,174.5,5.7],[749.3,177.8,6.4]]},"Duluth-Winnipeg":{ctrl:[512.5,113.5],side:0,cars:[[546,146.1,-133.3],[525.2,123.1,-131],[505.4,99.3,-128.6],[486.5,74.7,-126.2]]},"El Paso-Houston":{ctrl:[426.9,546.1],side:0,cars:[[359.6,496.4,29.8],[387.4,510.2,23.1],[416.5,520.5,15.8],[446.8,527,8.5],[477.7,529.5,1.1],[508.6,528.3,-5.6]]},"El Paso-Los Angeles":{ctrl:[213.8,491.6],side:0,cars:[[298.3,481.9,-177.7],[267.5,478.9,-171],[237.3,472.1,-163.8],[208.2,461.6,-156.5],[180.6,447.5,-149.3],[154.9,430.2,-142.6]]},"El Paso-Oklahoma City":{ctrl:[414.9,439.8],side:0,cars:[[359.7,468.3,-28.4],[386.9,453.4,-29.3],[413.8,438,-30.3],[440.4,422.1,-31.2],[466.8,405.8,-32.1]]},"El Paso-Phoenix":{ctrl:[286.3,454.8],side:0,cars:[[313.6,469.5,-152.5],[286,455.3,-153],[258.3,441.3,-153.6]]},"El Paso-Santa Fe":{ctrl:[346.9,436.2],side:0,cars:[[343.1,451.2,-76],[350.7,421.2,-76]]},"Helena-Omaha":{ctrl:[425.7,196.2],side:0,cars:[[372.7,164.1,31.6],[399.1,180.4,31.8],[425.4,196.7,32],[451.7,213.2,32.3],[477.8,229.8,32.5]]},"Helena-Salt Lake City":{ctrl:[286.6,187.7],side:0,cars:[[314.1,170.1,135.2],[293.5,193.1,128.5],[275.6,218.5,121.8]]},"Helena-Seattle":{ctrl:[236.6,110.9],side:0,cars:[[310.2,135.2,-162.5],[280.6,126,-163],[250.9,117,-163.6],[221.1,108.4,-164.1],[191.3,100.1,-164.6],[161.3,92,-165.2]]},"Helena-Winnipeg":{ctrl:[405.1,96.8],side:0,cars:[[368.5,125.6,-36.7],[393.5,107.3,-35.7],[418.9,89.5,-34.6],[444.6,72.2,-33.5]]},"Houston-New Orleans":{ctrl:[584,527.4],side:0,cars:[[568.6,526.2,3.3],[599.5,527.8,2.6]]},"Kansas City-Oklahoma City:1":{ctrl:[513.1,349.2],side:-1,cars:[[526.3,338.9,120],[510.9,365.8,119.5]]},"Kansas City-Oklahoma City:2":{ctrl:[513.1,349.2],side:1,cars:[[515.9,332.9,120],[500.5,359.9,119.5]]},"Kansas City-Omaha:1":{ctrl:[525.3,277],side:-1,cars:[[518.6,280.5,-116.8]]},"Kansas City-Omaha:2":{ctrl:[525.3,277],side:1,cars:[[529.3,275,-116.8]]},"Kansas City-Saint Louis:blue":{ctrl:[579.7,317.4],side:-1,cars:[[565.7,309.9,19.6],[594.8,322.5,27.4]]},"Kansas City-Saint Louis:purple":{ctrl:[579.7,317.4],side:1,cars:[[561.7,321.2,19.6],[589.3,333.2,27.4]]},"Las Vegas-Los Angeles":{ctrl:[157.1,378],side:0,cars:[[169.5,368.8,140.7],[145.8,388.7,139]]},"Las Vegas-Salt Lake City":{ctrl:[226.7,304.2],side:0,cars:[[207.5,328.6,-54.2],[225.2,303.1,-55.9],[242.2,277.2,-57.6]]},"Little Rock-Nashville":{ctrl:[646.6,423],side:0,cars:[[613.7,422.1,-10.8],[643.7,414.3,-18.6],[672.3,402.4,-26.5]]},"Little Rock-New Orleans":{ctrl:[580.3,490.3],side:0,cars:[[583.2,454.7,78.2],[593.2,483.9,63.5],[610.5,509.5,48.8]]},"Little Rock-Oklahoma City":{ctrl:[534.7,409.4],side:0,cars:[[549.3,414.6,-159.1],[520.4,403.4,-158.5]]},"Little Rock-Saint Louis":{ctrl:[606.7,387.7],side:0,cars:[[595.7,399.8,-63.2],[607.7,371.3,-71.3]]},"Los Angeles-Phoenix":{ctrl:[181.6,416.8],side:0,cars:[[151.1,410.8,12],[181.4,417.4,12.7],[211.6,424.4,13.4]]},"Los Angeles-San Francisco:purple":{ctrl:[87.2,357.3],side:1,cars:[[114.3,378,-122.2],[99.9,351.5,-114.7],[89.1,323.3,-107.2]]},"Los Angeles-San Francisco:yellow":{ctrl:[87.2,357.3],side:-1,cars:[[104.1,384.4,-122.2],[89,356.5,-114.7],[77.6,326.8,-107.2]]},"Miami-New Orleans":{ctrl:[730.1,575.9],side:0,cars:[[807.5,587.4,-168.7],[777.2,580.8,-166.4],[747.3,572.8,-164],[717.7,563.7,-161.7],[688.4,553.3,-159.3],[659.7,541.8,-156.9]]},"Montréal-New York":{ctrl:[876.7,168.7],side:0,cars:[[873.4,137.8,84.5],[876.2,168.7,85.1],[878.7,199.6,85.6]]},"Montréal-Sault St. Marie":{ctrl:[777.1,101.9],side:0,cars:[[839.8,110.4,-177],[808.9,109.8,179.1],[777.9,111.4,175.2],[747.1,115.1,171.2],[716.7,120.8,167.4]]},"Montréal-Toronto":{ctrl:[825.7,147.2],side:0,cars:[[850.4,128.5,142.8],[825.7,147.3,142.8],[801,166,142.8]]},"Nashville-Pittsburgh":{ctrl:[759.7,341.9],side:0,cars:[[720.9,369.6,-41],[743.3,348.2,-46.4],[763.6,324.7,-51.9],[781.5,299.5,-57.3]]},"Nashville-Raleigh":{ctrl:[766,378.7],side:0,cars:[[735.2,381.8,-6.1],[766,378.4,-6.3],[796.8,375,-6.6]]},"Nashville-Saint Louis":{ctrl:[661.3,358.1],side:0,cars:[[673.6,368.2,-150.8],[645.9,354.1,-155.4]]},"New York-Pittsburgh:green":{ctrl:[829.3,238.2],side:1,cars:[[844.3,231.9,153.4],[817,248.8,142.9]]},"New York-Pittsburgh:white":{ctrl:[829.3,238.2],side:-1,cars:[[849.6,242.7,153.4],[824.3,258.4,142.9]]},"New York-Washington:black":{ctrl:[889.2,265.4],side:1,cars:[[877.3,249.4,88.5],[874.5,278.7,102.5]]},"New York-Washington:orange":{ctrl:[889.2,265.4],side:-1,cars:[[889.3,249.1,88.5],[886.2,281.3,102.5]]},"Oklahoma City-Santa Fe":{ctrl:[424,391.6],side:0,cars:[[455,391.4,179.8],[424,391.4,180],[393,391.4,-179.9]]},"Phoenix-Santa Fe":{ctrl:[301.6,425.3],side:0,cars:[[269.3,425.7,-11.1],[299.3,418,-17.7],[328.2,406.9,-24.3]]},"Pittsburgh-Raleigh":{ctrl:[808.4,326],side:0,cars:[[805,310.7,70.3],[816.2,339.6,67.3]]},"Pittsburgh-Saint Louis":{ctrl:[709,321.3],side:0,cars:[[764.4,292.3,155.6],[736,304.5,158],[707,315.6,160.4],[677.6,325.4,162.8],[647.8,333.9,165.2]]},"Pittsburgh-Toronto":{ctrl:[787.4,229.8],side:0,cars:[[789.6,245.1,-98.1],[785.2,214.4,-98.1]]},"Pittsburgh-Washington":{ctrl:[827.5,309.5],side:0,cars:[[816.4,293.9,28.1],[845.7,303.5,8.2]]},"Portland-Salt Lake City":{ctrl:[200.8,162.1],side:0,cars:[[124.3,134.9,24.4],[151.8,149.1,30.1],[177.8,165.9,35.9],[202,185.3,41.7],[224,207.1,47.6],[243.7,231,53.2]]},"Portland-San Francisco:green":{ctrl:[67.9,207.5],side:-1,cars:[[98.3,150.7,108.2],[90,180,103.4],[84.3,209.9,98.4],[81.2,240.2,93.3],[80.7,270.7,88.5]]},"Portland-San Francisco:purple":{ctrl:[67.9,207.5],side:1,cars:[[86.9,146.9,108.2],[78.4,177.2,103.4],[72.4,208.2,98.4],[69.2,239.5,93.3],[68.7,271,88.5]]},"Portland-Seattle:1":{ctrl:[114.9,104.4],side:-1,cars:[[109.9,101.1,-56.8]]},"Portland-Seattle:2":{ctrl:[114.9,104.4],side:1,cars:[[119.9,107.7,-56.8]]},"Raleigh-Washington:1":{ctrl:[863.1,344.7],side:-1,cars:[[843.5,349.6,-50.1],[859.2,324.8,-65.2]]},"Raleigh-Washington:2":{ctrl:[863.1,344.7],side:1,cars:[[852.7,357.3,-50.1],[870,329.8,-65.2]]},"Salt Lake City-San Francisco:orange":{ctrl:[163.9,260.8],side:-1,cars:[[227.2,261.4,171.6],[196.9,266.5,169],[166.9,273.1,166.3],[137.3,281.1,163.6],[108,290.4,161]]},"Salt Lake City-San Francisco:white":{ctrl:[163.9,260.8],side:1,cars:[[225.5,249.5,171.6],[194.6,254.8,169],[164.1,261.4,166.3],[133.9,269.6,163.6],[104.1,279.1,161]]},"Sault St. Marie-Toronto":{ctrl:[736.8,149.1],side:0,cars:[[721.5,144.8,27.3],[748.5,160,31.4]]},"Sault St. Marie-Winnipeg":{ctrl:[588,66.3],side:0,cars:[[654.5,110,-151.8],[626.8,96.2,-155.4],[598.2,84.3,-159.1],[568.9,74.1,-162.7],[539,65.8,-166.4],[508.7,59.5,-170]]},"Seattle-Vancouver:1":{ctrl:[128.7,57.3],side:-1,cars:[[123.6,57,-86.3]]},"Seattle-Vancouver:2":{ctrl:[128.7,57.3],side:1,cars:[[135.5,57.8,-86.3]]}},land:[[[1029.6,48.7],[1034.8,49.5],[1036.7,52.9],[1041.4,52.1],[1046.1,54.8],[1052.5,54.7],[1054.9,52.5],[1057.4,52.6],[1058.3,53.7],[1057.4,55.3],[1060,55.8],[1060,45.2],[1052.4,48.4],[1042.3,48.1],[1040.8,50.3],[1034.2,45.6],[1032.7,39.2],[1029.6,48.7]],[[50.8,224.4],[50.8,230],[58,243],[57.5,263.5],[68.1,281.5],[66.8,288.1],[68.8,287.5],[74.6,294.2],[73.6,309.6],[76.5,315.9],[80.9,318.4],[81.7,320.9],[81.3,324.1],[78.3,327.4],[77.6,333.6],[83.8,352.7],[88.9,360.9],[88.3,366.3],[91.2,369.6],[88.1,383.2],[90.4,386.6],[105.3,391.9],[109.8,396.9],[111.3,401.2],[116.3,404.5],[121.7,405.7],[123,410],[122.2,412.8],[127.8,414.1],[136.8,425.8],[138.6,430.9],[138,441.5],[139.7,442.3],[139.8,449.5],[141.9,453.3],[142.2,458.1],[145.6,462.1],[145,464.1],[143.3,464.5],[143.7,468.6],[148.1,477.6],[147.8,483.1],[151.4,487.6],[151,496.5],[153.9,499.3],[152.5,507.1],[154.2,512],[162.5,520.5],[166.6,522.7],[178.9,541.1],[179.8,545.4],[173.2,556.4],[167.1,557.9],[158.1,555.6],[158.4,558],[166,565.6],[167,570.4],[178,577.2],[181.8,582.8],[190.6,581.3],[192.8,586.9],[199,593.2],[204.3,596.1],[207.2,602.6],[208,610.6],[204.8,621],[205.2,625.3],[209.1,629.3],[209.6,632],[212.2,632.1],[230.8,650.4],[236.1,653.7],[241,668.6],[244.9,668.2],[252.4,663.7],[255,657.2],[250.4,653],[250.1,650.2],[244.8,642.2],[240.5,638.4],[237.9,642.4],[234.2,640.6],[232.4,638],[231.6,632.6],[233.5,626.9],[230.3,620.7],[228.8,612.6],[226.6,611.3],[224.5,606.6],[224.9,599.4],[222.2,586.7],[214.6,580.6],[215,578],[211.6,575.1],[210.2,567.8],[203.4,560.5],[203,547.2],[199.1,544.9],[197.9,538.3],[195.1,534.7],[192.7,534.3],[189.5,524.6],[176.9,508.2],[175.9,503.3],[177.1,490.9],[175.3,481.4],[179.7,466.2],[183,467.6],[190.5,474.3],[195.6,472.3],[199.9,475.9],[199.8,479],[209.9,483.9],[208.2,487],[207.9,496.3],[211.1,504.9],[211.5,512.3],[216.1,523.1],[216.1,527.4],[217.7,528.9],[213.6,531.3],[211.6,538.4],[215.8,540.5],[217.9,536.2],[219.5,536],[226.5,548.1],[230.2,550.5],[235.6,560],[239.2,562],[245.8,563],[244.5,567.6],[246.1,575],[249.5,578.7],[255.7,581],[258.4,589.2],[263.8,589.5],[267.4,593.5],[268.1,598.3],[262.9,603.9],[262.8,610.4],[264.1,612.5],[268.1,613.5],[269.2,616],[273.8,615.1],[275.6,618.3],[283.2,623.3],[288.5,635],[307.3,650.8],[316.8,665.2],[328,676.9],[329.3,680],[492.6,680],[491.4,673.4],[493.8,666.7],[495.9,636.3],[499.2,622.9],[506,607.2],[506.4,602.8],[506.3,600.6],[504.8,600.1],[500.7,592.3],[498.4,582.5],[499.4,575.6],[503.2,567.6],[501.2,564.6],[505.3,563.3],[507.9,557.5],[512,555.9],[512.6,553],[516.6,552.6],[519.2,550.6],[516.9,549.7],[517.2,547.9],[523.3,546.7],[524.2,548],[522.7,549.7],[523.7,549.3],[540,539.5],[546.2,531.8],[543.6,527.1],[546.7,524.9],[549.1,529.7],[548.4,531.7],[558.9,527.6],[565.7,526.6],[574.8,527.6],[584,532.2],[591.4,533.9],[594.4,533.6],[593.8,530.8],[597.1,529.4],[601.5,531.6],[604.8,535.4],[609.3,536.7],[610.7,539.1],[609.4,540.9],[614.9,543.2],[619.8,544.8],[622.9,542.1],[626.4,541.9],[630.2,545.7],[632.2,544.2],[632.7,539.1],[634,538.3],[638,541.2],[645.2,543.7],[647.1,548],[649.8,546.2],[651.5,547.1],[654.1,543.2],[650.5,540.8],[643.6,539.3],[639.5,536.3],[642.6,532.5],[646.3,531.2],[645.1,526.6],[643.1,526.4],[640.4,529.7],[637.9,529.1],[637.3,527.1],[646.8,520.2],[655.9,517.9],[659.9,518.9],[671.9,517.5],[674.4,510.8],[675.9,511.4],[676.4,515.2],[678.9,517.6],[674.7,520.1],[706.9,511.5],[708,512.8],[723.8,516.5],[729.9,521.4],[729.9,524.5],[731.9,526.3],[751.2,519.8],[752.5,516.3],[758.2,515.1],[765.1,518.4],[773.4,528],[786.3,538.6],[786.4,546.7],[783.1,560],[785.2,562.5],[787.4,561.5],[788.5,558.7],[791.3,559.4],[785.8,566.6],[791.6,574.6],[794.7,577.9],[798.9,578.2],[800,583.4],[803.6,585.4],[807.2,593.5],[814.4,595.7],[820.1,603.3],[819.5,606.4],[820.8,608],[828.3,606.4],[835.4,601.8],[836.1,596],[839.1,591.3],[839.2,572.5],[829.4,554.5],[830,552.9],[827.2,546.2],[828.2,541.8],[820.6,531.9],[813.3,517.8],[807.1,495.9],[808.1,490],[810.9,487.3],[810.2,485.7],[812.5,481.5],[811.9,477.7],[813.9,475.8],[813.8,473.8],[816.1,472.2],[819.6,464.6],[822.7,462.7],[822.5,459.4],[830.7,454.4],[834.5,445],[838.3,440.3],[839.7,425.3],[843.5,418.3],[854.3,413.3],[855,403.9],[860.6,396.1],[860.4,394.2],[864.8,390.7],[872.6,388.9],[877.9,384.3],[879.2,381.8],[872.8,381.6],[875.3,374.8],[871.9,373.5],[871.6,371.9],[873.6,370.1],[875.6,371.9],[881.9,371.3],[889.3,362.7],[888.4,356.2],[885,358.4],[883.5,357.3],[877.3,359.2],[876.2,358],[877.4,355.7],[882.1,354],[883,351.6],[885.8,351.6],[890,352.6],[893.7,357.6],[889.4,349.9],[886,337.2],[882,337.6],[879.8,333.1],[880.7,330.5],[882.7,329.9],[882,324.8],[883.8,319.1],[878.8,316.3],[879.8,314.8],[883,315.7],[883.1,314.5],[878.9,297.7],[881.6,297.7],[881.4,301.5],[883.2,302.8],[883.8,307.9],[887.6,309.2],[889.4,311.2],[889.1,313.9],[891,314.5],[887.2,327],[887.4,331.8],[892.8,320.6],[896.4,296.9],[892.9,287.5],[887.1,282.8],[884.3,277.2],[885.2,275.8],[887.9,276.8],[890.5,275.9],[892.9,281.6],[892.6,264.7],[890.6,251.6],[891.5,250.4],[886,234.4],[883.8,231.4],[879.9,232.8],[879.1,226.9],[884.1,227.4],[926.1,204.4],[916.5,206.9],[915.5,205.6],[916.8,203.9],[908.7,209.4],[886.7,215.8],[887.1,213.9],[900.7,204.1],[934.6,195.4],[938.7,187],[941.7,187.8],[943,191.4],[952.8,184.9],[954.2,185.5],[954.6,188.2],[969.3,181.9],[967.8,175.7],[964.9,173.7],[962.1,174],[965,174.9],[967.4,178.9],[962.1,182.2],[959.2,182.2],[957.2,181.4],[951.4,173.2],[945.5,172.3],[948.1,166.6],[952.3,163.9],[949.3,163.2],[946.8,160.6],[947.1,154.5],[953.9,140],[952.6,138.8],[953.4,136.7],[955.7,134.6],[960.5,135.1],[961.9,132],[965.8,130.7],[971.3,126.3],[972.5,115.8],[974.6,116],[974.8,118.3],[980.7,118.9],[980.5,114.2],[984.7,111.8],[988.2,114],[990.9,108.8],[994.7,107.9],[997.8,104.3],[1001,103.9],[1003.2,99.7],[1000.4,98.4],[999.4,93.2],[1001.2,92.6],[1003.2,94.1],[1008.4,91.1],[1010.3,91.5],[1014.9,86.2],[1018.5,86.3],[1033.2,72.5],[1034.8,67.6],[1037.5,67.8],[1033.3,78.6],[1036.4,78.9],[1037.8,76.7],[1040,76.1],[1041.7,78.9],[1035.7,83.9],[1026.4,95.1],[1020.9,104.3],[1022.2,105.1],[1023,112.1],[1026.1,117.5],[1028.2,118.6],[1030.4,116.9],[1036,121.4],[1041.2,119.5],[1040.9,116.5],[1044.1,114.5],[1046.7,110.4],[1052.5,97.7],[1050.7,95.4],[1050.8,93],[1052.4,92.2],[1054.1,93.6],[1055.6,90.6],[1060,91.9],[1060,61.3],[1056.3,63],[1051.4,61.6],[1048.2,62.8],[1043,61],[1044.2,58.3],[1043.1,57.7],[1031.9,58.6],[1028.9,56.8],[1024.5,50.6],[1019.8,47.1],[1019.2,43],[1011.7,44.1],[1015,36.9],[1014.1,32.5],[1015,28.6],[1009,27.4],[1000.7,33.6],[996.5,30.4],[986,28.8],[986.3,27.3],[990.8,24.5],[1003.2,24.9],[1008.7,19.4],[1010.1,15.3],[1014.1,12.7],[1014.4,9.8],[1011.9,5.9],[1011.9,3],[1004.1,-.2],[989.3,.1],[977.1,4.3],[957.2,17.2],[937.5,34.9],[931.4,43.3],[925.3,58.2],[919.8,67.3],[910.8,73.7],[909.2,72.3],[915.4,65.7],[918,58.8],[923.9,50.1],[924.3,40.2],[929.7,34.1],[933.9,23.1],[938.7,16.9],[943.4,13.7],[943.6,11.9],[956.1,6.3],[957.6,-8.4],[963.1,-14.8],[969,-16],[971,-18.5],[981.5,-21.8],[999.4,-25.4],[1003.9,-27.6],[1014,-28.7],[1021.5,-32.1],[1034.2,-34.3],[1038.4,-32.6],[1043.9,-36.4],[1060,-42.6],[1060,-60],[725.9,-60],[732.7,-53.4],[732.7,-51.8],[736.1,-50.7],[736.7,-43.3],[742.5,-31.4],[745.9,-28.5],[746.6,-24],[750.3,-21.2],[752.2,-16.6],[746.8,-5.2],[751.7,-.9],[750.5,2.6],[749,3.1],[741.8,-1.1],[739.6,.6],[736.2,9.9],[725.9,8.2],[720.4,.4],[703.7,-7],[702.9,-10.8],[690.5,-20.1],[689.9,-24],[691,-26.6],[689.2,-38.2],[683.3,-46.6],[683.9,-60],[68.2,-60],[69.5,-51.5],[72.7,-55.3],[75,-53.8],[72.6,-47.8],[74.4,-41.7],[71.6,-35.7],[76.8,-28.3],[80.3,-26.1],[87.3,-25.5],[88.5,-22.2],[86.9,-19.6],[87.8,-17.7],[85.6,-15.3],[66.6,-30],[61.4,-30.7],[58.9,-28.3],[60.9,-23.3],[63.8,-21.1],[62.3,-18.5],[63.7,-16.5],[62.2,-13],[68.4,-12],[69.6,-8.8],[71.7,-8.2],[72,-3.6],[76,-3.7],[78.6,-1.7],[81.6,4.8],[78.5,6.3],[77.7,10.8],[79.4,10.4],[80.9,12.3],[84.7,12.7],[85.5,17.4],[87.8,17.6],[88.9,20.1],[86.2,21.9],[90.3,27.7],[93.1,26.9],[99.1,28.9],[99,30.4],[94.8,33],[97.8,38.4],[115.7,55.5],[118.6,53.7],[120.9,54.8],[122.1,46],[119.8,45.3],[119,32.9],[117.3,28.2],[106.1,16.2],[105.8,10.5],[100.8,-6.3],[93.7,-11.6],[96.3,-12.6],[98.3,-10.8],[100.9,-11.3],[108,-8.7],[110,4.1],[113.5,10.7],[116.5,12.6],[122.5,11.9],[122.5,14.6],[119.5,16.5],[121,21.7],[126.2,26.1],[130.6,26.2],[130.2,40.1],[132.1,38.4],[133.6,38.9],[134.6,48],[136.5,50.6],[134.9,56.9],[132.2,56.9],[131.7,58.1],[134.2,63.6],[131.8,65.3],[131.3,68.2],[134.2,73],[128.8,77.7],[125.9,88.5],[123,89.9],[121.6,88.6],[123.2,81.9],[124.7,78.9],[128.2,77.4],[128.4,73.8],[126.1,72.3],[126.7,66.1],[122.8,66.5],[121.1,63.3],[118,63],[107.5,56.9],[97.6,46.5],[94.1,57.3],[95.3,67.2],[91.3,85.8],[93.2,84.9],[94.1,87],[90.7,88.1],[90,91],[91.9,94.3],[90.1,96.2],[89,94.3],[85.2,101.2],[85.7,105.1],[73.1,133],[66,155.4],[55.8,172.5],[57.2,178.1],[56.4,188.4],[58.3,192.3],[57.1,196.3],[59,204.4],[56.3,214.9],[50.8,224.4]],[[998.1,-16.3],[1011.8,-13.6],[1017.1,-10.4],[1027,-9.2],[1040.9,-9.9],[1048.3,-13.5],[1040.6,-17],[1020.9,-20],[1003.1,-18.9],[998.1,-16.3]],[[995.9,655.9],[997.2,659.1],[1008,655.6],[1009.7,648.5],[1005.6,652.5],[1001,652.7],[995.9,655.9]],[[754.6,680],[764.9,680],[769.4,678.5],[771.2,673.9],[782.1,671.4],[794,660.7],[812.5,658.4],[815.6,659.4],[815.9,661.3],[808.5,664.6],[813.9,667.4],[822.3,666.8],[824.6,668],[828.4,666],[833,667.8],[843.8,665.6],[851.3,669.5],[870.9,671.7],[882.4,669],[886.5,671.9],[890,678.7],[892.5,680],[984,680],[988.6,678.8],[990.3,675.3],[988.5,674],[981.2,674.2],[971.5,670.9],[955.1,672.7],[953.2,669.4],[954,667.6],[950.6,665.9],[929.6,666.6],[908.1,658.8],[906.2,658.8],[905,660.7],[880.3,653.8],[867.6,655.1],[861.1,652.8],[854.1,647.7],[842.5,648.4],[836,646.2],[825.8,648.8],[823.1,647.1],[816.7,648.9],[805.7,649],[782.5,656.5],[765.7,665.5],[761.4,670.7],[762.4,677],[754.6,680]],[[881.3,562.9],[890.1,562.2],[896.6,566.6],[897.5,574.3],[894.7,577.6],[898.7,579.2],[899,572.5],[901.3,570],[900.1,566.3],[889.6,561.1],[881.3,562.9]],[[877.5,608.8],[885.8,612.5],[891.9,618.1],[894.6,623.2],[898.8,622.7],[899.6,619.9],[897.7,614.9],[894.1,612.5],[889.8,613.1],[892.6,609.3],[891.8,604.5],[884.3,597.2],[880.4,597],[881.8,602.2],[880.2,607.6],[877.5,608.8]],[[860.7,571.1],[866,573.8],[882.3,566.9],[881.7,566],[873.1,568.6],[868.4,567.5],[867.8,570.4],[865,572.3],[860.7,571.1]],[[790.9,675.9],[790.2,680],[800,680],[795.9,675.9],[790.9,675.9]],[[693.7,-22.4],[710.7,-19.4],[714.1,-19.5],[715.3,-20.8],[713.9,-23.5],[707,-28.3],[696.1,-25.8],[693.7,-22.4]],[[193.6,520.2],[194.3,526.4],[199.7,533.1],[200,527],[197.2,525.8],[195.1,520.7],[193.6,520.2]]],lakes:{Superior:[[568.2,162.4],[568.2,163.7],[569.4,164.2],[582.3,159.2],[597.5,160.8],[615.5,140.9],[624.6,132.3],[625.7,132.4],[626.2,133.4],[625,143.6],[639.2,148.2],[654.6,141.5],[672,128.1],[680.2,124.9],[680.8,123.4],[667.7,100.8],[647.7,91.6],[631.4,93.5],[616.1,100.1],[592.7,134.2],[568.2,162.4]],Michigan:[[644.1,186.5],[645.3,186.3],[646.1,187.4],[645.5,223.7],[650.5,241.1],[657.3,253.4],[666.9,253.7],[673.7,241.5],[675,222.8],[666.2,205.1],[665.5,181.4],[674.3,170.7],[679.6,151.5],[679.3,150.3],[663.5,151.3],[649,163.2],[639.9,189],[641.5,189.4],[644.1,186.5]],Huron:[[687.3,144.3],[687.3,146.2],[708.4,158.4],[713.5,175.5],[709.6,191.1],[711.3,191.4],[714.7,187.6],[725.7,186.9],[734.8,208.1],[736.5,208.6],[743.7,197],[743.6,168.9],[739.3,152.9],[741.1,152.5],[746.7,158.6],[761,161.6],[762.3,160.6],[763,150.6],[751.6,135.3],[736.4,128.2],[716.5,134],[696.1,138.2],[687.3,144.3]],Erie:[[727.3,245.6],[727.9,246.9],[739.9,252.3],[756.4,250.9],[775.9,230.3],[792.2,207],[792.2,205.7],[788.3,203.6],[770.6,215.8],[755.5,217.3],[746.6,230.3],[738.8,238.1],[729.8,237.1],[727.3,245.6]],Ontario:[[777.1,191.2],[777.5,192.2],[778.6,192.5],[811.6,183.9],[830.8,172.4],[831.4,171.2],[830.2,159.1],[822.4,155.9],[807.5,166.4],[785.8,175.9],[778.9,183.4],[777.1,191.2]],Winnipeg:[[468.6,23.2],[473.5,40.7],[475.1,41.4],[478.8,36.5],[464.3,-7.9],[453.4,-22.5],[452,-22.9],[449,-15.7],[461.2,6.6],[468.6,23.2]],"Great Salt":[[260.5,244.6],[262.8,234.6],[253.2,235.3],[248,244.9],[253,250.9],[260.5,244.6]]},borders:[[[134.7,41.7],[169.1,55.1],[211.6,66.7],[265.7,77.5],[312.4,83.9],[338.6,85.6],[359.2,85.1],[421.3,75.4],[446.1,74.2],[470.6,77.6],[504.3,89],[502.9,78.4],[507.8,81.8],[513.8,99.1],[529.4,110.3],[534.3,109.1],[540.5,110.8],[549.4,117.5],[551.6,122.4],[555.2,121.1],[558.1,122.4],[567.1,129.6],[576,124.6],[579.2,127.2],[589.5,124.9],[593.1,127.4],[600.1,125.4],[615.4,112.1],[676.4,122.7],[679.2,128],[683.4,130.8],[689.4,126.7],[694.4,136.5],[699.8,134.1],[702.7,136.4],[701.7,141.2],[720.4,148.7],[736.5,193.7],[735.5,221],[729,231],[728.7,235.5],[732.5,243.7],[739,247.6],[743.1,247.2],[758.7,229.8],[774.8,222.3],[790.1,206.8],[793.1,200.9],[790.5,198.3],[785.1,185.9],[791.4,179.7],[822.2,171.3],[825.6,158.7],[829.7,151.2],[846.7,130.5],[915.9,115.4],[917.7,108.4],[921.8,108.2],[923.9,106],[927.1,106.9],[927.4,103.7],[929.4,102.8],[928.1,100.1],[932.1,94.9],[933.2,90.8],[931.2,83.1],[933.1,78.3],[932,72.2],[939.8,53.1],[943.6,53.1],[944.9,56.3],[947.4,57.2],[957.4,51.6],[968.7,55.3],[981.1,84.1],[988.7,85.1],[990.9,92.3],[993.7,94],[997.9,93]],[[506.4,602.8],[501.9,604.9],[493.6,601.7],[484.3,600.9],[468,595],[465.7,588.7],[461.3,583],[460.3,573.2],[445.1,558.3],[438.2,543.5],[424,529],[409,526.6],[402.6,528.9],[400.3,531.2],[396.9,540.2],[391.5,544.7],[374.4,536],[369.3,531.7],[365.7,525.5],[361.8,509.2],[341.1,488.6],[336.6,481],[303.7,478.1],[302.2,488.5],[248.6,483.9],[181.6,448.9],[184.5,443.9],[139.5,444.9]]],states:[[[184.6,443.8],[188.3,443.2],[189.7,441],[189.5,436.3],[186.2,434.5],[186.6,429],[191.3,423],[192.4,413.2],[195.4,408.6],[200.8,405.1],[197,399.5],[194,388],[196.1,379.5],[195.6,355.6],[202.1,355],[205.5,358.6],[207.6,354.4],[209.1,333.9],[299.3,351.5],[295.9,411.5],[286.5,487.1]],[[725.3,406.5],[734.2,452.7],[738.7,462.9],[738,465.3],[740.2,466.5],[736.9,469.9],[735.3,477],[737.3,484.4],[736.1,492.2],[740.1,501.8],[794.1,503],[795.1,507.4],[797.7,507.1],[797.3,499],[799,497.3],[808.8,499.3]],[[666.3,518],[664.7,484.7],[674.1,417.4],[671.7,415.2],[736.4,404.7],[766.9,401.5],[764.2,408.7],[772.3,413],[779.5,425.2],[792.1,436.7],[796.7,444.5],[801.8,447.7],[804.9,457],[809.4,460.6],[812.2,468.6],[816.6,470.2]],[[670.1,251.8],[704.1,248.3],[719.9,315.7],[719,317.1],[722.1,323],[716.8,326],[711.4,326.2],[713.1,330],[710,336.1],[707.4,337.1],[707.3,343],[705.4,344.8],[697.7,340.6],[699,341.8],[696.6,343],[696.9,346.9],[694.9,349.3],[690.8,346.6],[687,348.9],[685.4,352.3],[674.3,349.9],[674.5,353.3],[673.1,351.8],[668.2,352.1],[668.1,355.7],[665.3,355.5],[664.1,353.4],[666,353.2],[664.6,349.8],[666.5,347.2],[664.5,345.1],[667.3,344],[672.2,331.6],[666.9,321.7],[668.2,316.7],[658,254.7]],[[422,287.4],[475.8,276.8],[505.6,277.7],[522.2,281.2],[525.6,285.2],[529.1,285.9],[530.6,290.2],[529.1,289.3],[527.2,294],[532.8,303.4],[537.1,306.3],[537.8,361.9],[511.2,354.4],[488.9,350.7],[462.8,351.4],[421,358.2]],[[947.7,154.7],[939.4,148.8],[922.4,107.1]],[[941.3,186.7],[938.8,185.6],[937.1,180.5],[886.4,188.9],[890.5,172.9],[937,165.2],[942,160.5],[946.5,159.3]],[[565.1,165.8],[560.6,166.3],[562.3,178.2],[555.7,180.6],[553.6,183.2],[553.5,185.7],[557.9,188.9],[556.2,191.2],[556.4,199.9],[581.2,214.7],[585,218.8],[586.1,223.8],[552,220.1],[498.5,206.9],[497.1,173.4],[490.8,165.3],[494.3,161.9],[494.1,156.9],[474.5,78.4]],[[878.4,268],[878.8,246.5],[872,242.8],[867.2,236.8],[866.9,230.4],[865,228.5],[866.7,215.3],[880.9,216.7],[880.5,225.5]],[[880.4,226.4],[878.8,228.4],[879.5,232.4]],[[747.4,403.3],[747.4,398.2],[751.5,396.2],[753.1,391.4],[759.2,389.7],[766,384.7],[766.7,381.3],[770.5,377.9],[771.9,380.2],[774.5,376.4],[779.3,375.5],[780.5,371.7],[783.5,370.5],[783.3,365.2],[860.4,351.3],[887.7,343.8]],[[844.4,418.5],[818.9,398.8],[802.4,402.2],[802,399.4],[799,395.7],[797.7,397.5],[797.2,395],[777.1,396],[766.9,401.5]],[[494.3,159.6],[469.5,152.5],[451,149.7],[435,149.6],[412.5,152.3],[407.9,93.2],[405.2,77.7]],[[537.8,361.9],[540.3,405.1],[539.5,451.1],[526.4,441.9],[525.3,444.1],[519.9,442.3],[515.9,444.8],[514.1,443.2],[510.4,444.4],[506.7,448.4],[502.3,443.5],[503.1,442.1],[501.6,441.5],[500,443.8],[496.4,439.6],[494.1,446.3],[492.9,440.1],[489.1,442.3],[485.9,436.7],[482.9,440.2],[480.9,439.2],[478.9,430.6],[478,431.7],[475,430.1],[473,432.7],[470.6,429.4],[462.2,427.3],[459.5,420.3],[459.2,422.5],[454.5,422.2],[450.2,417.4],[451.7,365.5],[406.1,372],[406.4,360.1]],[[783.7,223.4],[785.9,231.6],[801.2,227.9],[829.6,217.5],[854.7,204.1],[856.9,206.6],[859.9,206.8],[862.9,214],[866.5,213.1],[867.4,214.5]],[[877.5,263.7],[875.2,265.9],[875.6,270],[868.1,278.1],[853.9,285.9],[836.7,290.6],[790.8,297.1],[772.9,234.7]],[[498.5,206.9],[496.4,206.4],[498.9,213.6],[496,219.2],[498.9,224.6],[486.3,216.4],[478.9,215.9],[476.6,217.8],[470.2,213.2],[403.9,221.3],[411.1,174.6],[412.5,152.3]],[[540,450.6],[542.5,452.9],[548.3,452.8],[552.2,486.2],[564.2,501.3],[565,507.8],[562.7,512.7],[564.8,521.2],[561.7,525.6],[563.6,527.8]],[[335.1,480.5],[333.3,478.5],[334.1,475.4],[397.8,479.1],[406.1,372]],[[403.9,221.3],[395.8,269]],[[314.8,259.2],[371.1,269.5],[395.8,269],[423.3,264],[421,358.2],[372.7,361.9],[341.6,359.1],[299.3,351.5],[302.1,306.1],[310.4,270],[314.8,259.2]],[[314.8,259.2],[276.5,250.2],[291.1,231.3],[341.3,178],[372.4,178.7],[410.9,174.7]],[[927,182.5],[927.9,195.7],[926.6,198.2]],[[885.7,215.3],[883.9,213],[888.5,208.8],[886.8,207.2],[887,189.6]],[[522.2,281.2],[512.5,265.1],[582.8,285.6],[589,292.6],[587.6,297.5],[591.1,309.7],[604.1,325],[605.8,333.2],[607.5,334.9],[610.7,332.8],[616.8,336],[613.2,348.3],[614,351.2],[623.4,356.7],[623.6,358.7],[625.8,358.1],[633.8,362.3],[637.1,368.5],[635.4,371],[639.5,375.9],[646.2,376.9],[645,380.4],[646.5,380.9],[645,385.2],[641.2,384.7],[640,388.2],[637.1,386.1],[638.8,390.2],[636.6,391.8],[638.6,392.8],[634.9,393.1],[637.4,395.7],[635.5,398],[620,399.3],[626,393.2],[623.9,388.4],[597.1,387.6],[574.2,384.2],[537.6,375]],[[812.5,294.8],[816.8,307],[823.4,299.7],[826.8,300],[829,294.9],[837.1,296.2],[836.7,293.5],[840,292.8],[841.2,290.3],[846.1,291.9],[849.7,290.9],[849.1,292.4],[855.5,297.6],[855.1,302.8],[840.4,297],[841.9,304.5],[838.7,309.9],[833.5,315.1],[830.2,313.6],[824.5,323.6],[816.5,320.8],[814.4,327.7],[805.6,338.7],[805,343.6],[796.6,347.4],[795,346.5],[794.1,349],[789,351.1],[786.5,349.3],[783.7,352.3],[778.6,351.2],[775.8,348],[776.6,346.8],[770,344],[762.2,334.6],[761.5,328.4],[765.9,327.6],[767.8,314.5],[771.2,317.9],[772.8,316.6],[771.3,313.1],[772.4,308.7],[774.5,308.7],[775.4,305.5],[777.3,306.9],[780.2,305.6],[784.7,299.9],[784.1,282.2],[780.8,275.5],[782.9,273.5]],[[589,292.6],[589.6,287.1],[593.8,285.9],[596.2,279.9],[596.1,275.6],[592.8,271.8],[593.7,267.7],[604.1,265.5],[608.7,258.7],[608.3,251.6],[598.6,243.3],[649.8,236.8]],[[666.2,355.4],[664.1,358.8],[666.8,362.7],[658.4,366],[660.3,372.6],[647.7,371],[644.2,374.7],[645.4,376.6]],[[634.6,398.5],[636.6,400.7],[634.6,400.5],[635.7,401.9],[629.9,404.7],[632.5,406.4],[630.4,407.3],[631.2,409.1],[628.5,408.4],[628.2,411.7],[627.4,410.1],[625.6,411.4],[627.8,412.1],[625.9,414.1],[628.4,417.4],[623.1,419.9],[624.4,422.6],[620.5,424.4],[619.2,423.3],[619.9,426.5],[618.5,425.2],[617.3,426.7],[619.7,428],[616.9,428.2],[617.6,433.5],[609.6,438.3],[612.5,439.5],[609.3,440.1],[611.2,441.4],[609.3,443.6],[606.8,443.6],[608.9,447.7],[605.6,449.3],[608.1,450.3],[603.9,450.6],[606.1,452.1],[604,452.9],[604.1,455.6],[606.4,454.8],[604.6,456.4],[607.8,455.7],[606.2,457.4],[607.2,459.9],[608.3,459.2],[607.4,462.1],[605.2,462.7],[607,463.8],[606.1,465],[549.4,465]],[[58.4,191.9],[133.8,209.9],[120.9,275.3],[194.4,384.7]],[[895.9,295.2],[889.4,301.4],[875.6,270]],[[586.1,223.8],[589.4,228.5],[587.6,230.7],[590.6,238.5],[597.1,240.7],[598.6,243.3]],[[512.5,265.1],[510.1,261.4],[510.7,257.6],[507.5,244.9],[504.9,243.2],[505,238.1],[498.9,224.6]],[[719.9,315.7],[726.3,314.8],[732.2,321.7],[736.7,321.8],[742.4,325],[744.4,323.2],[751,324.6],[754.6,321.3],[756.3,324.9],[761.5,328.4]],[[775.9,346.3],[765.3,356.2],[763.7,361.1],[760.9,362.2],[760.3,364.6],[752.4,368.8],[671,379.5],[672,383.2],[640.5,387.4]],[[896.2,307.1],[891.4,312.7]],[[871,303.6],[871.7,301.6],[874.4,303],[873,306.3],[871,303.6]],[[871,303.6],[861.7,301.5],[861.8,298.5],[858.9,297.2],[855.5,297.6]],[[726.3,247],[704.5,250]],[[738.2,496.2],[683.5,502.4],[682.8,505.8],[687.6,509],[686.7,512.4],[688.5,514.2],[685.2,517.9]],[[642.1,180],[639.3,178.7],[639.9,174.6],[636.3,175.6],[636.6,168.9],[630.3,168],[630.5,165.6],[621.2,167.7],[596.7,168.4],[594.5,165.3],[591.1,164.8]],[[622.9,420.8],[671.7,415.5]],[[642.4,523.9],[635.3,514.1],[637.2,506.7],[599.7,506.8],[600.9,505.5],[599.1,501.4],[601.6,501.2],[600.1,498.7],[602.2,499.3],[601,496.2],[603.2,495.3],[601.2,493.7],[603.2,494.2],[603.2,492.4],[605.8,491.3],[603.7,491.1],[604.1,489.5],[605.7,490.3],[608.8,486.4],[607.4,485.1],[608.7,485.3],[610.5,483],[607.2,483.5],[607.3,482.1],[610.8,481.7],[612.9,478.6],[607.9,476.2],[610.5,475.8],[608.4,474.5],[610,473.2],[609.5,472.5],[607.1,473.7],[608.8,470.9],[606.4,469.1],[608.4,466.6],[607.6,465.3],[605.2,466.8],[606.1,465]],[[333.5,187.7],[332.9,182.1],[328.2,185.9],[315.2,183.8],[311.4,185.8],[306.3,184],[301.5,186.3],[300.5,185],[302.6,178.3],[297.4,175.8],[300.2,172.3],[297.4,166.4],[298.9,161],[295.8,158.4],[285.3,162],[281.6,159.3],[284.1,156.6],[283.1,155.1],[288.1,153.4],[286.5,148.1],[288.5,147.3],[292.9,137.2],[282.8,134.9],[269.7,120],[259.6,114.5],[262.5,113.6],[259.8,111.8],[259.8,108],[251.9,100],[246.4,73.9]],[[909,169.5],[906.3,167.2],[908.2,163.2],[907,150.5],[911.6,137.6],[910,132.6],[918.5,126.7],[915.6,121.5],[916.2,115.2]],[[878.3,122.9],[879.6,131.4],[882.6,135.4],[881.7,144.8],[884.9,150.5],[883.9,154.9],[886.5,153.5],[888,154.8],[890.5,172.9]],[[93.4,105],[95.2,108.5],[99.9,109.3],[102.5,112.7],[101,122.1],[109.3,127.3],[119.6,126.7],[129.2,129.3],[131.6,132.1],[144.3,132.1],[148.8,134.1],[182.1,134],[229.2,142],[231.7,146.3],[236.4,148.7],[237.1,151.7],[221.6,164.7],[208.6,172.5],[208.1,174.6],[213.7,178.3],[207.4,184.3],[189,218.4],[133.8,209.9]],[[752.5,368.4],[783.3,365.2]],[[209.1,333.9],[212.8,293.2],[219.7,261.1],[227.9,242.7],[240.6,224.2],[291.1,231.3]],[[228.6,70.3],[231.5,108.4],[227.8,133.6],[230.1,138.4],[228.3,139.9],[229.2,142]],[[240.6,224.2],[189,218.4]]]};var ji=qi(kn,Ki);function Ui(e){if(!e||typeof e!="object")return ji;let t=e.layout;return t?qi(e,t):ji}function qi(e,t){return{board:e,layout:t,outline:kd(t.land??[])}}function kd(e){return e.filter(t=>t.length>60).map(t=>`M${bd(t,9).map(([r=0,o=0])=>`${Math.round(r)} ${Math.round(o)}`).join("L")}Z`).join("")}function bd(e,t){let n=[];for(let r of e){let o=n.at(-1),[s=0,a=0]=r;(!o||Math.hypot(s-(o[0]??0),a-(o[1]??0))>=t)&&n.push(r)}return n}function vd(e,t){return e.cities[t]?.code??t.slice(0,3).toUpperCase()}function Yi(e,t,n,r){return n==="en"?vd(e,t):r}function eo(e,t,n,r){let o=Object.keys(e.cities),[s=1e3,a=620]=e.box,l=t?e.cities[t]:void 0,u=l??{x:s/2,y:a/2},c=null,d=1/0;for(let f of o){let m=e.cities[f];if(!m||f===t)continue;let[p,h]=[m.x-u.x,m.y-u.y],y=p*n+h*r,k=Math.abs(p*r-h*n);if(l&&y<=k*.6)continue;let v=l?y+1.6*k:Math.hypot(p,h);v<d&&([c,d]=[f,v])}return c??t}var Zi={card:{red:"#B62B22",orange:"#DE7F1B",yellow:"#FBD043",green:"#3B8F68",blue:"#2D539C",purple:"#B074D8",black:"#2B2D33",white:"#FBF8F0",gray:"#A7ABB1"},route_dark:{red:"#C23A30",orange:"#DE7F1B",yellow:"#FBD043",green:"#3F9A70",blue:"#3F69BE",purple:"#B880DE",black:"#0E1014",white:"#F4F1E8",gray:"#888E97"},player:{blue:"#2563D9",red:"#BC262C",green:"#2BA36A",yellow:"#F4B400",black:"#17191E"},tokens:{light:{bg:"#FFFFFF",panel:"#FAF7F0",panel2:"#F1EBDD",line:"#D9D0BC",text:"#23262B",muted:"#5F5A4E",accent:"#0F6B75",accent_on:"#FFFFFF",good:"#1F7A45",bad:"#B3261E",warn:"#8A5A00",gold:"#E0A100",land:"#F3ECDB",sea:"#C8DDE3",label:"#1F2328"},dark:{bg:"#111418",panel:"#1A1E25",panel2:"#232830",line:"#39404B",text:"#ECEAE3",muted:"#A9ADB5",accent:"#5CC8D2",accent_on:"#0B1418",good:"#6FD08C",bad:"#FF8A80",warn:"#F2C14E",gold:"#FFC845",land:"#2E333B",sea:"#14212C",label:"#F3F0E7"}},edge:{light:"#4A4438",dark:"#D9D3C4"}};var Te=Zi,gt=["red","blue","yellow","green","black"];function Gi(e){return Te.player[gt[e%gt.length]??"red"]??"#17191E"}function $d(e=document,t=window){let{body:n}=e,r=n.getAttribute("data-jp-theme-light");if(r!==null)return r==="false"?"dark":"light";let o=n.getAttribute("data-vscode-theme-kind")??"";return n.classList.contains("vscode-dark")||/dark|high-contrast$/.test(o)?"dark":n.classList.contains("vscode-light")||o.includes("light")?"light":t.matchMedia?.("(prefers-color-scheme: dark)").matches?"dark":"light"}function _n(e){return e==="light"||e==="dark"?e:$d()}function Ji(e){let t=new MutationObserver(e);t.observe(document.body,{attributes:!0,attributeFilter:["data-jp-theme-light","data-vscode-theme-kind","class"]});let n=window.matchMedia?.("(prefers-color-scheme: dark)");return n?.addEventListener("change",e),()=>{t.disconnect(),n?.removeEventListener("change",e)}}var Xi="(prefers-contrast: more)";function Qi(){return window.matchMedia?.(Xi).matches??!1}function es(e){let t=window.matchMedia?.(Xi);return t?.addEventListener("change",e),()=>t?.removeEventListener("change",e)}function We(){return window.matchMedia?.("(prefers-reduced-motion: reduce)").matches??!1}var Cd=Symbol.for("pv"),_d=0;function i(e,t,n,r,o,s){t||(t={});var a,l,u=t;if("ref"in u&&typeof e!="function")for(l in u={},t)l=="ref"?a=t[l]:u[l]=t[l];var c={type:e,props:u,key:n,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Cd,__v:--_d,__i:-1,__u:0};return(o||s)&&(c.__source=o,c.__self=s),H.vnode&&H.vnode(c),c}var to="#17191E",kt="#FFFDF6",ts=new Set(["orange","yellow","purple","white"]),no={red:e=>i("path",{d:"M-1.25 0 0-.82 1.25 0 0 .82Z",fill:e}),orange:e=>i("path",{d:"M0-1 .98.78H-.98Z",fill:e}),yellow:e=>i("circle",{r:".86",fill:e}),green:e=>i("path",{d:"M-.34-1H.34V-.34H1V.34H.34V1H-.34V.34H-1V-.34H-.34Z",fill:e}),blue:e=>i("path",{d:"M-.95-1H-.25V1H-.95ZM.25-1H.95V1H.25Z",fill:e}),purple:e=>i("path",{d:"M0-1.12.28-.38 1.07-.35.45.15.66.91 0 .47-.66.91-.45.15-1.07-.35-.28-.38Z",fill:e}),black:e=>i("rect",{x:"-.86",y:"-.86",width:"1.72",height:"1.72",rx:".12",fill:e}),white:e=>i("circle",{r:".72",fill:"none",stroke:e,"stroke-width":".46"}),locomotive:e=>i("g",{fill:e,children:[i("circle",{r:".92",fill:"none",stroke:e,"stroke-width":".3"}),[0,45,90,135].map(t=>i("rect",{x:"-.13",y:"-1.02",width:".26",height:"2.04",transform:`rotate(${t})`},t)),i("circle",{r:".3"})]})},Ue=i(S,{children:[i("circle",{cx:"-12",cy:"7",r:"3.6"}),i("circle",{cx:"12",cy:"7",r:"3.6"})]}),ns={red:i(S,{children:[i("path",{d:"M-20-10H20V5H-20ZM-21-13H21V-10H-21Z"}),Ue,i("path",{d:"M-18-8-7 3M-7-8-18 3M7-8 18 3M18-8 7 3",fill:"none",stroke:"#888","stroke-opacity":".75","stroke-width":"1.4"})]}),orange:i(S,{children:[i("path",{d:"M-21 1H21V5H-21Z"}),[-12,-3.6,4.8,13].map(e=>i("circle",{cx:e,cy:"-3.4",r:"4.2"},e)),[-7.8,.6,9].map(e=>i("circle",{cx:e,cy:"-10.4",r:"4.2"},e)),Ue]}),yellow:i(S,{children:[i("path",{d:"M-20-8Q-20-12-15-12H15Q20-12 20-8V5H-20Z"}),Ue,i("path",{d:"M-16-7h6v6h-6ZM-7-7h6v6h-6ZM2-7h6v6H2ZM11-7h6v6h-6Z",fill:"#fff","fill-opacity":".7"})]}),green:i(S,{children:[i("path",{d:"M-20-4Q-20-11-13-11H13Q20-11 20-4V-2Q20 4 13 4H-13Q-20 4-20-2Z"}),i("rect",{x:"-4",y:"-14",width:"8",height:"4",rx:"1"}),Ue]}),blue:i(S,{children:[i("path",{d:"M-20-8H20V5H-20Z"}),Ue,i("path",{d:"M-14-8V5M-7-8V5M0-8V5M7-8V5M14-8V5",fill:"none",stroke:"#888","stroke-opacity":".75","stroke-width":"1.5"})]}),purple:i(S,{children:[i("path",{d:"M-20-6H20V5H-20ZM-9-14H9V-6H-9ZM-22-8H22V-5.4H-22Z"}),Ue,i("path",{d:"M-6-12h4.6v4H-6ZM1.4-12H6v4H1.4Z",fill:"#fff","fill-opacity":".6"})]}),black:i(S,{children:[i("path",{d:"M-21-8-17 4H17L21-8Z"}),i("path",{d:"M-16-8q4-7 9-3q4-5 9-1q6-3 9 4Z","fill-opacity":".7"}),Ue]}),white:i(S,{children:[i("path",{d:"M-20-10H20V5H-20ZM-13-14H-5V-10H-13ZM5-14H13V-10H5Z"}),Ue,i("rect",{x:"-5",y:"-8",width:"10",height:"13",fill:"#fff","fill-opacity":".65"})]}),locomotive:i(S,{children:[i("path",{d:"M-20 4V-5H-9V-12H-13V-15H1V-12H-3V-5H9V-10H14V-5H19V4Z"}),i("circle",{cx:"-13",cy:"6",r:"4.6"}),i("circle",{cx:"-2",cy:"6.5",r:"3.8"}),i("circle",{cx:"8",cy:"6.5",r:"3.8"}),i("circle",{cx:"17",cy:"7",r:"3"}),i("path",{d:"M11-13q1-4 5-4t4-3",fill:"none",stroke:"currentColor","stroke-width":"2.2","stroke-linecap":"round"})]})};function xn(e){return e==="locomotive"?"#23262B":Te.card[e]??"#888"}function xd(e){return e==="yellow"||e==="white"||e==="locomotive"?"#23262B":e==="black"?to:xn(e)}function de({color:e}){let t=ts.has(e)?to:"#FFFFFF";return i("span",{class:`ttr-card-face ttr-face-${e}`,style:{"--ttr-field":xn(e)},"aria-hidden":"true",children:i("svg",{viewBox:"0 0 62 92",focusable:"false",children:[e==="locomotive"&&i("path",{d:"M2.6 48H59.4V84.4a5 5 0 0 1-5 5H7.6a5 5 0 0 1-5-5Z",fill:"#23262B",opacity:".82"}),i("circle",{cx:"31",cy:"28.5",r:"13.5",fill:kt,stroke:e==="white"?"#3A352B":"none","stroke-width":".8"}),i("g",{transform:"translate(31 28.5) scale(7.2)",children:no[e](xd(e))}),i("g",{transform:"translate(31 65.3) scale(1.12)",fill:t,style:{color:t},children:ns[e]}),i("path",{d:"M8.7 78.6H53.3",stroke:t,"stroke-width":"1.4","stroke-opacity":".75"})]})})}function rs({color:e}){return i("svg",{viewBox:"-23 -18 46 30",width:"46",height:"30",focusable:"false",style:{color:xn(e)},children:i("g",{fill:"currentColor",children:ns[e]})})}function ue({color:e,small:t=!1}){let n=ts.has(e)?to:"#FFFFFF";return i("span",{class:`ttr-chip ttr-face-${e} ${t?"ttr-chip-small":""}`,style:{"--ttr-field":xn(e)},"aria-hidden":"true",children:i("svg",{viewBox:"-1.875 -2.5 3.75 5",focusable:"false",children:no[e](n)})})}function Re({kind:e}){return i("span",{class:`ttr-deck-back ttr-deck-${e}`,"aria-hidden":"true",children:[i("span",{class:"ttr-deck-sheet"}),i("span",{class:"ttr-deck-sheet"}),i("span",{class:"ttr-deck-sheet",children:i("svg",{viewBox:"0 0 44 62",focusable:"false",children:[i("rect",{x:"4.5",y:"4.5",width:"35",height:"53",rx:"3.4",fill:"none",stroke:kt,"stroke-opacity":".5"}),e==="cards"?i("g",{transform:"translate(22 31) scale(8.6)",children:no.locomotive(kt)}):i("g",{children:[i("path",{d:"M11 38.4q11-26 22-12.4",fill:"none",stroke:kt,"stroke-width":"1.8","stroke-dasharray":"3 2.4"}),i("circle",{cx:"11",cy:"38.4",r:"3.2",fill:kt}),i("circle",{cx:"33",cy:"26",r:"3.2",fill:kt})]})]})})]})}function Sn(e,t,n,r,o){let s=new Map([[r,0]]),a=new Map,l=new Set([r]);for(;l.size;){let u=null;for(let c of l)(u===null||(s.get(c)??0)<(s.get(u)??0))&&(u=c);if(u===null)break;if(u===o)return Sd(a,r,o);l.delete(u);for(let c of e.city.get(u)?.routes??[]){let d=e.route.get(c);if(!d||t[c]!==n)continue;let f=d.a===u?d.b:d.a,m=(s.get(u)??0)+d.length;m>=(s.get(f)??1/0)||(s.set(f,m),a.set(f,{city:u,route:c}),l.add(f))}}return null}function Sd(e,t,n){let r=[];for(let o=n;o!==t;){let s=e.get(o);if(!s)break;r.push(s.route),o=s.city}return r.reverse()}var F=["red","orange","yellow","green","blue","purple","black","white","locomotive"];var Td={light:{accent:"#07474E",good:"#0F5A2F",muted:"#3C392F"},dark:{accent:"#8CE4EC",good:"#8FE6A9",muted:"#D5D8DD"}},Rd=["red","blue","yellow","green","black"],oo=[...F.filter(e=>e!=="locomotive"),"gray"],Ht="#17191E",ot="#FFFFFF";function Tn(e,t,n=Rd,r=!1){let o=r?{...e.tokens[t],...Td[t]}:e.tokens[t],s=t==="dark",a=s?e.route_dark:e.card,l={},u={},c={};for(let d of oo){let f=a[d]??o.muted;l[d]=f,u[d]=Rn(f);let m=r?o.label:e.edge[t];c[d]=s&&d==="black"&&!r?"#8E939C":m}return{name:t,tokens:o,slot:l,glyph:u,slotEdge:c,seats:n.map(d=>Ed(e.player[d]??d)),wave:ie(o.sea,ot,s?.07:.35),surf:ie(o.sea,ot,s?.2:.75),coast:ie(o.land,o.label,r?.7:.37),stateLine:ie(o.land,o.label,s?.13:.16),lakeShore:ie(o.land,o.label,.33),border:ie(o.land,o.label,r?.75:.41),mapEdge:ie(o.land,o.label,.34),compass:ie(o.sea,o.label,.54),halo:o.land,cityFill:"#FFFDF7",cityEdge:s?"#0D0F12":"#23262B",rim:ot,carEdge:Ht,field:ie(o.panel2,o.panel,.35),shade:s?.5:.28,stroke:r?1.6:1}}function Ed(e){let t=Rn(e);return t===ot?{fill:e,ink:t,disc:ot,number:Ht}:{fill:e,ink:t,disc:Ht,number:ot}}function Rn(e){let t=os(e);return 1.05/(t+.05)>(t+.05)/(os(Ht)+.05)?ot:Ht}function os(e){let[t=0,n=0,r=0]=ro(e).map(o=>{let s=o/255;return s<=.04045?s/12.92:((s+.055)/1.055)**2.4});return .2126*t+.7152*n+.0722*r}function ie(e,t,n){let r=ro(t);return`#${ro(e).map((s,a)=>Math.round(s+((r[a]??s)-s)*n)).map(s=>s.toString(16).padStart(2,"0")).join("")}`}function ro(e){return[1,3,5].map(t=>Number.parseInt(e.slice(t,t+2),16)||0)}var is='Inter, "Segoe UI", system-ui, -apple-system, Roboto, "Noto Sans"',Md='"PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC"',Ld='"Hiragino Sans", "Yu Gothic UI", "Meiryo", "Noto Sans JP", "Noto Sans CJK JP"';function ge(e){let t=e==="ja"?Ld:Md;return e==="en"?`${is}, ${t}, sans-serif`:`Inter, ${t}, ${is}, sans-serif`}function ss(e,t,n,r){let s=(r<=n?.5:Math.min(1,Math.max(0,(e-n)/(r-n))))*(t.length-1),a=Math.min(Math.trunc(s),t.length-2);return ie(t[a]??"#000000",t[a+1]??"#000000",s-a)}var ls=/^#[0-9a-f]{6}$/i,En=[],Pd={routes:new Map,cities:new Map},as=new WeakMap;function so(e){if(!e?.length)return Pd;let t=as.get(e);if(t)return t;let n=new Map,r=new Map;for(let s of e){let a={color:s.color,path:s.kind==="path"};if(s.kind==="cities")for(let l of new Set(s.cities))io(r,l,a);else if(s.kind==="heat"){let{colors:l,low:u,high:c}=s;for(let[d,f]of Object.entries(s.values))io(n,d,{color:ss(f,l,u,c),path:!0})}else if(s.kind==="routes"||s.kind==="path"){let l=s.kind==="path"?s.steps.flat():s.routes;for(let u of new Set(l))io(n,u,a)}}let o={routes:n,cities:r};return as.set(e,o),o}function io(e,t,n){let r=e.get(t);r?r.push(n):e.set(t,[n])}function we(e,t){if(ls.test(t))return t;let n=/^seat-(\d)$/.exec(t)?.[1];return n!==void 0?e.seats[Number(n)%e.seats.length]?.fill??e.tokens.accent:Object.hasOwn(e.slot,t)?e.slot[t]:Object.hasOwn(e.tokens,t)?e.tokens[t]:e.tokens.accent}function Ft(e,t){return e===t||e.length===t.length&&e.every((n,r)=>n.color===t[r]?.color&&n.path===t[r]?.path)}function Ad(e){let[t,n]=[e.low,e.high].map(s=>String(Number(s.toPrecision(3)))),r=`${t} – ${n}`,o=e.label?`${e.label}: ${r}`:r;return{kind:"heat",color:e.color,label:o,scale:e.colors.filter(s=>ls.test(s))}}function us(e){let t=new Map;for(let n of e){let{kind:r,color:o,label:s}=n;r==="heat"?t.set(JSON.stringify([s,n.colors,n.low,n.high]),Ad(n)):s&&t.set(`${r} ${o} ${s}`,{kind:r,color:o,label:s})}return[...t.values()]}var Bd=12,ao={long:13,half:6.5},cs=.13,ds=32,ps=11.5,bt=20,Wd=7,fs=15,Id=9,Od={arrows:[],notes:[]},ms=new WeakMap;function hs(e,t){if(!e?.some(({kind:a})=>a==="arrows"||a==="notes"))return Od;let n=ms.get(e);if(n?.model===t)return n.annotations;let r=[],o=[];for(let a of e)if(a.kind==="arrows")for(let[l,u]of a.arrows){let[c,d]=[t.city.get(l),t.city.get(u)];c&&d&&c!==d&&r.push(Nd(c,d,a.color))}else if(a.kind==="notes")for(let[l,u]of Object.entries(a.notes)){let c=t.city.get(l);c&&o.push({city:c,text:u,color:a.color})}let s={arrows:r,notes:o};return ms.set(e,{model:t,annotations:s}),s}function Nd(e,t,n){let[r,o]=[t.x-e.x,t.y-e.y],s=Math.hypot(r,o)||1,a={x:(e.x+t.x)/2+o*cs,y:(e.y+t.y)/2-r*cs},[l,u]=[t.x-a.x,t.y-a.y],c=Math.hypot(l,u)||1,[d,f]=[l/c,u/c],m=Math.min(Bd,s/4),p=Math.min(ao.long,s/3),h=ao.half*p/ao.long,y={x:t.x-d*m,y:t.y-f*m},k={x:y.x-d*p,y:y.y-f*p},v=[];for(let x=0;x<=ds;x++){let C=x/ds,T=(W,D,_)=>(1-C)**2*W+2*C*(1-C)*D+C*C*_,I={x:T(e.x,a.x,t.x),y:T(e.y,a.y,t.y)};Math.hypot(I.x-e.x,I.y-e.y)<m||Math.hypot(I.x-t.x,I.y-t.y)>=m+p&&v.push(I)}let $=[y,{x:k.x-f*h,y:k.y+d*h},{x:k.x+f*h,y:k.y-d*h}];return{shaft:[...v,k],head:$,color:n}}function ys(e,t,n){e.lineCap=e.lineJoin="round";for(let{shaft:r,head:o,color:s}of t){let a=we(n,s);for(let[l,u]of[[6,n.tokens.panel],[3.4,a]])lo(e,r),e.lineWidth=l,e.strokeStyle=u,e.stroke(),lo(e,o),e.closePath(),u===a?(e.fillStyle=a,e.fill()):(e.lineWidth=3.4,e.stroke())}e.lineCap="butt",e.lineJoin="miter"}function Dd(e,t,n){let o=t<n.width-8?Math.min(Math.max(e.x,t/2+4),n.width-t/2-4):n.width/2,s=e.y-fs-bt<4?1:-1,a=e.y+s*fs,l=Math.min(Math.max(e.x,o-t/2+10),o+t/2-10),u=[{x:e.x,y:e.y+s*Id},{x:l+5,y:a},{x:l-5,y:a}];return{x:o,y:a+s*bt/2,tip:u}}function gs(e,t,n,r,o){if(t.length){e.font=`600 ${ps}px ${ge(o)}`,e.textAlign="center";for(let{city:s,text:a,color:l}of t){let u=e.measureText(a).width+2*Wd,{x:c,y:d,tip:f}=Dd(s,u,n),m=()=>{e.beginPath(),e.roundRect(c-u/2,d-bt/2,u,bt,5)},p=we(r,l);e.fillStyle="rgba(0, 0, 0, 0.18)",e.beginPath(),e.roundRect(c-u/2,d-bt/2+1.4,u,bt,5),e.fill(),lo(e,f),e.fillStyle=p,e.fill(),m(),e.fillStyle=r.tokens.panel,e.fill(),e.lineWidth=1.4,e.strokeStyle=p,e.stroke(),e.fillStyle=r.tokens.text,e.fillText(a,c,d+ps*.36)}e.textAlign="start"}}function lo(e,t){e.beginPath(),t.forEach(({x:n,y:r},o)=>o?e.lineTo(n,r):e.moveTo(n,r))}function vs(e,t){let n=e.map(([c=0,d=0,f=0])=>{let m=f*Math.PI/180;return{x:c,y:d,dx:Math.cos(m),dy:Math.sin(m)}}),r=n[0],o=n[n.length-1];if(!r||!o)return{points:[],normals:[]};let s=n.length>1?{x:o.x-r.x,y:o.y-r.y}:null;for(let c of n)s&&c.dx*s.x+c.dy*s.y<0&&(c.dx=-c.dx,c.dy=-c.dy);let a=t/2,l=[],u=(c,d,f,m)=>{let p=Math.hypot(f,m)||1;l.push([{x:c,y:d},{x:m/p,y:-f/p}])};return u(r.x-a*r.dx,r.y-a*r.dy,r.dx,r.dy),n.forEach((c,d)=>{u(c.x,c.y,c.dx,c.dy);let f=n[d+1];if(!f)return;let m=Math.hypot(f.x-c.x,f.y-c.y);for(let p=1;p<5;p++){let h=p/5,[y,k]=ks(c.x,c.dx*m,f.x,f.dx*m,h),[v,$]=ks(c.y,c.dy*m,f.y,f.dy*m,h);u(y,v,k,$)}}),u(o.x+a*o.dx,o.y+a*o.dy,o.dx,o.dy),{points:l.map(c=>c[0]),normals:l.map(c=>c[1])}}function ks(e,t,n,r,o){let s=o*o,a=s*o,l=(2*a-3*s+1)*e+(a-2*s+o)*t+(3*s-2*a)*n+(a-s)*r,u=(6*s-6*o)*e+(3*s-4*o+1)*t+(6*o-6*s)*n+(3*s-2*o)*r;return[l,u]}function ws(e,t,n){let r=1/0;for(let o=1;o<e.length;o++){let s=e[o-1],a=e[o];if(!s||!a)continue;let l=a.x-s.x,u=a.y-s.y,c=((t-s.x)*l+(n-s.y)*u)/(l*l+u*u||1),d=Math.max(0,Math.min(1,c));r=Math.min(r,Math.hypot(s.x+d*l-t,s.y+d*u-n))}return r}function $s(e){let t={left:1/0,top:1/0,right:-1/0,bottom:-1/0};for(let{x:n,y:r}of e)t.left=Math.min(t.left,n),t.right=Math.max(t.right,n),t.top=Math.min(t.top,r),t.bottom=Math.max(t.bottom,r);return t}function it(e,t){return{left:e.left-t,top:e.top-t,right:e.right+t,bottom:e.bottom+t}}function $e(e,t){return e?{left:Math.min(e.left,t.left),top:Math.min(e.top,t.top),right:Math.max(e.right,t.right),bottom:Math.max(e.bottom,t.bottom)}:t}function st(e,t){return e.left<t.right&&t.left<e.right&&e.top<t.bottom&&t.top<e.bottom}function Cs(e,t,n,r){let o=new Path2D,{points:s,normals:a}=e,l=s.length;if(l<2)return o;let u=[],c=[];return s.forEach((d,f)=>{let m=a[f];if(!m)return;let p=f===0?-n:f===l-1?n:0,h=d.x-m.y*p,y=d.y+m.x*p;u.push({x:h+m.x*t,y:y+m.y*t}),c.push({x:h-m.x*t,y:y-m.y*t})}),Hd(o,[...u,...c.reverse()],new Set([0,l-1,l,2*l-1]),r),o}function Hd(e,t,n,r){let o=t.length;t.forEach((s,a)=>{let l=t[(a+o-1)%o],u=t[(a+1)%o];if(!l||!u)return;if(!n.has(a)){e.lineTo(s.x,s.y);return}let c=bs(s,l,r),d=bs(s,u,r);a===0?e.moveTo(c.x,c.y):e.lineTo(c.x,c.y),e.quadraticCurveTo(s.x,s.y,d.x,d.y)}),e.closePath()}function bs(e,t,n){let r=Math.hypot(t.x-e.x,t.y-e.y)||1,o=Math.min(.5,n/r);return{x:e.x+(t.x-e.x)*o,y:e.y+(t.y-e.y)*o}}var Fd=11,Vt=2,_s={letter:.66,square:1.02},vt={name:1e3,city:300,code:120,car:10,edge:10,split:8},Vd=new Map,xs=new WeakMap;function Ts(e,t,n){let r=[...new Set(t.spelled)].flatMap(u=>e.city.get(u)??[]);if(!r.length||!Xr(t,n))return Vd;let{names:o}=t,s=[n,...r.map(({name:u})=>u)].join(`
`),a=xs.get(e);if(a&&a.names===o&&a.key===s)return a.places;let l=zd(r,e,t,n);return xs.set(e,{names:o,key:s,places:l}),l}function zd(e,t,n,r){let o=new Map,s=t.cities.filter(a=>!e.includes(a)).map(a=>uo(Cn(a,t.layout.units,n,r,!1,t.width)));for(let a of e){let l=[...o.values()].map(uo),u=Kd(a,t,n,r).map((c,d)=>{let f=uo(c),m=vt.name*l.filter(p=>st(p,f)).length+vt.code*s.filter(p=>st(p,f)).length+vt.city*t.cities.filter(p=>Ss(f,p,t.layout.units.city_radius)).length+vt.car*t.routes.reduce((p,{slots:h})=>p+h.filter(y=>Ss(f,y,4)).length,0);return{label:c,cost:m+vt.edge*qd(f,t)+vt.split*(c.lines.length-1)+d}});o.set(a.name,u.reduce((c,d)=>d.cost<c.cost?d:c).label)}return o}function Kd(e,t,n,r){let o=n.names[e.name]??e.name,s=Math.max(t.layout.units.label_font,Fd/r),a=t.layout.units.city_radius+Vt;return(o.includes(" ")?[[o],$n(o,["",""])]:[[o]]).flatMap(u=>{let c=a+u.length*s*1.05/2;return[["start",a,0],["end",-a,0],["middle",0,-c],["middle",0,c],["start",-Vt,-c],["start",-Vt,c],["end",Vt,-c],["end",Vt,c]].map(([f,m,p])=>jd(e.x+m,e.y+p,f,u,s))})}function jd(e,t,n,r,o){let s=o*1.05,a=Math.max(...r.map(d=>Ud(d,o))),l=n==="start"?e:n==="end"?e-a:e-a/2,u=r.length*s/2,c={left:l-qe,right:l+a+qe,top:t-u-qe,bottom:t+u+qe};return{lines:r,x:e,y:t,anchor:n,font:o,lineHeight:s,bold:!0,room:a*1.1,box:c}}var qe=3;function Ud(e,t){return[...e].reduce((n,r)=>n+(r.codePointAt(0)>11904?_s.square:_s.letter),0)*t}function uo({box:e}){return{left:e.left+qe,right:e.right-qe,top:e.top+qe,bottom:e.bottom-qe}}function Ss(e,{x:t,y:n},r){return t>e.left-r&&t<e.right+r&&n>e.top-r&&n<e.bottom+r}function qd(e,{width:t,height:n}){return Math.max(0,-e.left)+Math.max(0,e.right-t)+Math.max(0,-e.top)+Math.max(0,e.bottom-n)}var pe=100;function Es(e,t,n=1){let r=t.arc?.map(a=>e.city.get(a))??[],[o,s]=r;return{arc:o&&s?[o,s]:null,routes:Yd(e,t),cities:Jd(e,t,n),markers:t.view?Qd(t.view):[],annotations:hs(t.overlays,e)}}function Yd(e,t){let{view:n,selected:r}=t,o=n?.owners??{},s=n?.legal.claims??{},a=new Set(n?.closed.closed_double??[]),l=new Set(t.highlightRoutes),u=new Set(t.path?.routes??[]),c=n?Gd(n):null,d=t.pickedColor??null,f=so(t.overlays).routes,m=p=>s[p]?.some(([h])=>d===null||h===d)??!1;return e.routes.map(p=>{let{id:h}=p,y=o[h]??null,k=r?.route===h&&y===null,v=y===null&&m(h),$=t.hover===h||t.cursor===h,x=f.get(h)??En;return{route:p,owner:y,ghost:k?r.seat??n?.turn??Zd(n?.seat)??0:null,halo:k?"selected":$?"hover":v&&!r?"legal":"none",last:c===h,hint:l.has(h),path:u.has(h)?t.path?.seat??null:null,closed:y===null&&a.has(h),dim:t.choosing&&y===null&&!v&&!k,marks:x,alone:x.length>0&&p.twin!==null&&!Ft(x,f.get(p.twin)??En)}})}function Zd(e){return typeof e=="number"?e:null}function Gd(e){let{events:t}=e,n=t[t.length-1]?.turn??0;for(let r=t.length-1;r>=0;r--){let o=t[r];if(!o||o.turn<=n-e.players.length)return null;if(o.kind==="claim")return o.route??null}return null}function Jd(e,t,n){let r=Xd(e,t.view),o=new Set(t.highlightCities),s=so(t.overlays).cities,a=Ts(e,t.labels,n);return e.cities.map(l=>{let u=r.get(l.name)??"plain",c=o.has(l.name),d=s.get(l.name)??En,f=c||d.length>0||u==="ticket"||u==="offer";return{city:l,mark:u,spot:c,marks:d,focus:t.focusCity===l.name,label:a.get(l.name)??Cn(l,e.layout.units,t.labels,n,f,e.width)}})}var Rs=["plain","connected","blocked","offer","ticket"];function Xd(e,t){let n=new Map,r=t?.you;if(!r)return n;let o=(s,a)=>{for(let l of Mn(e,s)){let u=n.get(l)??"plain";Rs.indexOf(a)>Rs.indexOf(u)&&n.set(l,a)}};for(let{id:s,done:a,blocked:l}of r.tickets)o(s,a?"connected":l?"blocked":"ticket");for(let s of r.offer)o(s,"offer");return n}function Mn(e,t){for(let n=t.indexOf("-");n>=0;n=t.indexOf("-",n+1)){let r=t.slice(0,n),o=t.slice(n+1);if(e.city.has(r)&&e.city.has(o))return[r,o]}return[]}function Qd(e){let t=new Map;return e.players.map((n,r)=>{let o=e.scores?.[r]?.total??n.points,s=(o%pe+pe)%pe,a=t.get(s)??0;return t.set(s,a+1),{seat:r,points:o,field:s,step:a}})}var Ms=60,Ln=140,Ls=300,zt=620,ep=1450,tp=4,Pn=class{drops=new Map;walks=new Map;glows=new Map;bursts=new Map;start(t,n,r,o,s,a=null){if(!t||!n||!o||!fo(t,n)){this.stop();return}let l=r.routes.filter((u,c)=>u.owner!==null&&o.routes[c]?.owner===null);if(l.length>tp){this.stop();return}for(let{route:u}of l)this.drops.set(u.id,{start:s,cars:u.slots.length});for(let u of r.markers){let c=o.markers[u.seat];if(!c||c.points===u.points)continue;let d=this.markerField(u.seat,s)??c.field,m=u.points>c.points?Ps(u.field-d):-Ps(d-u.field);this.walks.set(u.seat,{from:d,distance:m,start:s})}if(a)for(let u of po(t,n))this.celebrate(a,n,u,s)}stop(){this.drops.clear(),this.walks.clear(),this.glows.clear(),this.bursts.clear()}drop(t,n){let r=this.drops.get(t);return r?o=>co((n-r.start-o*Ms)/Ln):null}markerField(t,n){let r=this.walks.get(t);return r?r.from+r.distance*co((n-r.start)/Ls):null}glow(t,n){let r=this.glows.get(t);return r===void 0?0:np((n-r)/zt)}burst(t,n){let r=this.bursts.get(t);return r===void 0?0:Math.max(0,Math.min(1,(n-r)/zt))}moving(t){let n={routes:[...new Set([...this.drops.keys(),...this.glows.keys()])],cities:[...this.bursts.keys()],markers:this.walks.size>0};for(let[r,{start:o,cars:s}]of this.drops)t>=o+(s-1)*Ms+Ln&&this.drops.delete(r);for(let[r,{start:o}]of this.walks)t>=o+Ls&&this.walks.delete(r);for(let[r,o]of this.glows)t>=o+zt&&this.glows.delete(r);for(let[r,o]of this.bursts)t>=o+zt&&this.bursts.delete(r);return n}celebrate(t,n,r,o){let[s,a]=Mn(t,r);if(s===void 0||a===void 0||typeof n.seat!="number")return;let l=Sn(t,n.owners,n.seat,s,a);if(!l?.length)return;let u=o+Ln,c=Math.min(110,(ep-Ln-zt)/l.length);l.forEach((d,f)=>this.glows.set(d,Math.min(this.glows.get(d)??1/0,u+f*c))),this.bursts.set(s,u),this.bursts.set(a,u+l.length*c)}};function po(e,t){if(e.seat!==t.seat)return[];let n=new Set(e.you?.tickets.filter(r=>!r.done).map(r=>r.id));return t.you?.tickets.filter(r=>r.done&&n.has(r.id)).map(r=>r.id)??[]}function fo(e,t){return e.branch===t.branch&&t.ply>e.ply}function Ps(e){return(e%pe+pe)%pe}function co(e){let t=1-Math.max(0,Math.min(1,e));return 1-t*t*t}function np(e){return e<=0||e>=1?0:e<.28?co(e/.28):1-((e-.28)/.72)**1.6}var As={not_a_move:"R9",unknown_city:"R27",unknown_colour:"R2",unknown_ticket:"R39",not_adjacent:"R27",ambiguous:"R31",game_over:"R44",not_your_turn:"R9",must_finish_draw:"R12",must_choose_tickets:"R12",faceup_locomotive_second:"R16",slot_empty:"R24",no_cards:"R26",owned:"R28",own_twin:"R36",closed_double:"R35",not_enough_trains:"R32",wrong_count:"R29",mixed_colours:"R30",wrong_colour:"R29",not_in_hand:"R29",keep_min_2:"R6",keep_min_1:"R38",not_in_offer:"R39",no_tickets:"R40",pass_not_allowed:"R10",stale:"R57",malformed:"R57",undo_not_allowed:"R12",cancelled:"R57"};function op([e,t,n]){let r=[];return t>0&&r.push(`${t} ${e}`),n>0&&r.push(`${n} locomotive`),r.join(" + ")}function Kt(e,t){return`claim ${e} with ${op(t)}`}function wt(e,t){return`keep ${e.filter(n=>t.has(n)).join(", ")}`}function $t(e){let t=e.legal.moves.filter(n=>n.startsWith("keep ")).map(n=>n.slice(5).split(", ").length);return t.length?Math.min(...t):null}function J(e,t){return e.legal.moves.includes(t)}function at(e){return[...new Set(e.map(([n])=>n))].sort((n,r)=>+(n==="locomotive")-+(r==="locomotive")).flatMap(n=>e.filter(r=>r[0]===n).sort((r,o)=>r[2]-o[2]))}function lt(e,t){return e===t||!!e&&!!t&&e[0]===t[0]&&e[1]===t[1]&&e[2]===t[2]}var ip=As;function se(e,t={},n=null){return{code:e,rule:ip[e]??"",args:t,route:n}}function N(e){return e.seat==="open"?e.turn:e.seat}function Ie(e){if(e.phase==="over")return se("game_over");let t=N(e);if(t===null)return se("spectator");let n=e.phase==="initial_tickets"&&e.players[t]?.answered===!1;if(e.turn!==t&&!n){let r=e.turn??0,o=e.players[r]?.name??"",s=+(e.phase==="initial_tickets");return se("not_your_turn",{seat:r,seat_name:o,answered:s})}return null}function Bs(e,t,n){let r=Ie(e);if(r)return{...r,route:t};let o=Is(e,"claim");return o?{...o,route:t}:mo(e,t,n)}function mo(e,t,n){let r=n.routes.get(t),o=N(e),s=o===null?0:e.players[o]?.trains??0,a={route:t,color:r?.color??"gray",length:r?.length??0,need:r?.length??0,trains:s,...sp(e,o,r?.color??"gray")},l=Object.keys(e.closed).find(c=>e.closed[c]?.includes(t)),u=e.owners[l==="closed_double"||l==="own_twin"?r?.twin??t:t];return u!==void 0&&(a.owner=u,a.owner_name=e.players[u]?.name??""),se(l??"not_in_hand",a,t)}function sp(e,t,n){let r=e.you?.hand??(t===null?void 0:e.players[t]?.hand);if(!r)return{held:"unknown",gray:"unknown"};let s=F.filter(u=>u!=="locomotive").reduce((u,c)=>(r[c]??0)>(r[u]??0)?c:u),a=n==="gray",l=a?s:n;return{held:r[l]??0,using_color:l,locomotives:r.locomotive??0,gray:a?"yes":"no"}}function An(e,t,n){let r=Ie(e)??Is(e,t);return r||(t==="tickets"?se("no_tickets"):t==="deck"?se("no_cards"):e.phase==="second_card"&&n==="locomotive"?se("faceup_locomotive_second"):se("slot_empty",{color:n??""}))}function Ws(e){let t=Ie(e);if(t)return t;let n=$t(e)??1;return se(n>=2?"keep_min_2":"keep_min_1",{need:n})}function Is(e,t){return e.phase==="initial_tickets"||e.phase==="tickets"?se("must_choose_tickets"):e.phase==="second_card"&&(t==="claim"||t==="tickets")?se("must_finish_draw"):null}function Oe(e,t,n){return e.t("ui-payment-part",{n,kind:t,color:e.color(t)})}function Ct(e,[t,n,r],o=e.t("ui-payment-join")){let s=[],a=(l,u)=>Oe(e,u,l);return n>0&&s.push(a(n,t)),r>0&&s.push(a(r,"locomotive")),s.join(o)}function _t([e,t,n]){return[...Array(t).fill(e),...Array(n).fill("locomotive")]}function Ce(e,t,n,r){let o=t.routes.get(r)??t.tickets.get(r);if(!o)return r;let s=a=>Yi(n.layout,a,e.language,e.city(a));return`${s(o.a)}–${s(o.b)}`}function ap(e,t,n){let r={};for(let[o,s]of Object.entries(n))Array.isArray(s)?r[o]=e.list(s.map(a=>Os(e,t,o,a))):typeof s=="number"?r[o]=s:r[o]=Os(e,t,o,s);return r}function Os(e,t,n,r){if(r==null)return"";let o=String(r);return t.routes.has(o)?e.route(o,t,!0):t.tickets.has(o)?e.ticket(o,t):/colou?r/.test(n)&&e.has(`color-${o}`)?e.color(o):/city|cities|^[ab]$/.test(n)?e.city(o):o}function Ye(e,t,{code:n,args:r}){let o=n.replaceAll("_","-"),s=ap(e,t,r);return o==="not-in-hand"&&"gray"in r?e.t("ui-short-of-cards",s):e.has(`ui-why-${o}`)?e.t(`ui-why-${o}`,s):e.has(`refusal-${o}`)?e.t(`refusal-${o}`,s):e.t("ui-refused-unknown",{code:n})}function Bn(e,t,n=new Date){let r=new Date(t.when),o=!Number.isNaN(r.getTime()),s=o?r.toLocaleTimeString(e.language,{timeStyle:"short"}):"",a=o&&r.toDateString()===n.toDateString(),l=o?r.toLocaleDateString(e.language,{day:"numeric",month:"short"}):"",u=a?e.t("ui-today",{time:s}):`${l} ${s}`.trim();return e.t("ui-saved",{names:e.list(t.names),ply:t.ply,time:u})}function lp(e){let t=[...e];return t.length>10?`${t.slice(0,9).join("")}…`:e}function Wn(e,t,n,r,o){return ho(e,t,n,o,lp(r.players[o[0]?.seat??0]?.name??""))}function Ds(e,t,n,r,o){let s=r.players[o[0]?.seat??0]?.name??"",a=ho(e,t,n,o,s);if(a.startsWith(s))return{before:"",name:s,after:a.slice(s.length)};let[l="",u=""]=ho(e,t,n,o,Ns).split(Ns);return{before:l,name:s,after:u}}var Ns="\0";function ho(e,t,n,r,o){let s=r[0];if(!s)return"";let a=r.find(d=>d.kind==="claim");if(a?.route)return e.t("event-claim",{name:o,route:Ce(e,t,n,a.route)});let l=r.find(d=>d.kind==="keep");if(l&&l.kept===void 0)return e.t("event-chosen",{name:o});if(l)return e.t("event-keep",{name:o,kept:l.kept??0,of:l.of??0});if(s.kind==="tickets")return e.t("event-tickets",{name:o,n:s.n??0});if(s.kind==="pass")return e.t("event-pass",{name:o});let u=r.filter(d=>d.kind==="draw"||d.kind==="deck"),c=u.filter(d=>d.kind==="deck").length;return c===0?e.t("event-draw-n",{name:o,n:u.length}):c===u.length?e.t("event-deck-n",{name:o,n:c}):e.t("event-draw-mixed",{name:o})}function Hs(e,t,n,r){let o=n.players[r.seat]?.name??"",s=[up(e,t,n,r,o)];return r.wipes&&s.push(e.t("event-live-wipes")),r.reshuffled&&s.push(e.t("event-live-reshuffled")),r.final&&s.push(e.t("event-live-final")),r.over&&s.push(e.t("event-live-over")),s.join(" ")}function up(e,t,n,r,o){let s=r.color?e.color(r.color):"";switch(r.kind){case"draw":return e.t("event-live-draw",{name:o,color:s});case"deck":return r.color&&r.seat===n.seat?e.t("event-live-deck-own",{color:s}):e.t("event-live-deck",{name:o});case"tickets":return e.t("event-live-tickets",{name:o,n:r.n??0});case"keep":return r.kept===void 0?e.t("event-live-chosen",{name:o}):e.t("event-live-keep",{name:o,kept:r.kept??0,of:r.of??0});case"claim":return e.t("event-live-claim",{name:o,route:r.route?e.route(r.route,t,!0):"",payment:Ct(e,[r.color??"locomotive",r.count??0,r.locomotives??0]),points:r.points??0});case"pass":return e.t("event-live-pass",{name:o})}}function Fs(e,t,n,r){let o=n.players[r.seat]?.name??"",s=[];if(r.claims.length){let a=e.list(r.claims.map(l=>e.route(l,t,!0)));s.push(e.t("ui-since-claims",{routes:a,points:r.points}))}return r.open.length&&s.push(e.t("ui-since-open",{cards:e.list(r.open.map(a=>e.color(a)))})),r.covered&&s.push(e.t("ui-since-covered",{n:r.covered})),r.kept!==null&&s.push(e.t("ui-since-kept",{n:r.kept})),r.passed&&s.push(e.t("ui-since-passed")),e.t("ui-since-of",{name:o,what:e.list(s)})}var yo=180,cp=55,dp=3;function zs(e,t){if(!e||!t||!fo(e,t)||t.ply-e.ply>dp)return[];let n=[];for(let r of t.events)if(!(r.ply<e.ply))for(let o of pp(e,r,N(e)===r.seat&&e.you!==null))n.push({...o,delay:n.length*cp});return n}function pp(e,t,n){let r={kind:"seat",seat:t.seat},o=t.color??null,s=a=>n?{kind:"hand",color:a}:r;switch(t.kind){case"draw":{let a=t.refills?.[0]?.[0]??e.market.indexOf(o);return[{what:"card",color:o,from:{kind:"market",slot:a},to:s(o),own:n}]}case"deck":return[{what:"card",color:n?o:null,from:{kind:"deck"},to:s(o),own:n}];case"claim":return(o?_t([o,o==="locomotive"?0:t.count??0,t.locomotives??0]):[]).map(l=>({what:"card",color:l,from:s(l),to:{kind:"discard"},own:n}));case"tickets":return Vs(t.n??0,{kind:"ticket-deck"},n?{kind:"tickets"}:r,n);case"keep":return Vs((t.of??0)-(t.kept??0),n?{kind:"tickets"}:r,{kind:"ticket-deck"},n);case"pass":return[]}}function Vs(e,t,n,r){return Array.from({length:Math.max(0,e)},()=>({what:"ticket",color:null,from:t,to:n,own:r}))}function Ks(e,t){return t?yo*1.2:e>=3?0:e===2?yo:yo*1.5}var fp=24,mp=0;function qs(){let{sync:e}=g(),t=b(a=>a.view),n=R(t),[r,o]=A([]);L(()=>{let a=n.current;if(n.current=t,a===t)return;let{speed:l,live_ply:u}=e.store.get();if(u!==null&&t!==null&&t.ply<u||We()||document.hidden)return;let d=zs(a,t).flatMap(f=>{let m=Ks(l,f.own);return m>0?[{...f,id:++mp,time:m}]:[]});d.length&&o(f=>[...f,...d].slice(-fp))},[t]);let s=a=>o(l=>l.filter(u=>u.id!==a));return i("div",{class:"ttr-flights","data-part":"flights","aria-hidden":"true",children:r.map(a=>i(hp,{flight:a,landed:s},a.id))})}function hp({flight:e,landed:t}){let n=R(null);return le(()=>{let r=n.current,o=r?.closest(".ttr-root"),s=o&&Us(o,e.from),a=o&&Us(o,e.to);if(!r?.animate||!o||!s||!a){t(e.id);return}let l=o.getBoundingClientRect(),u=l.width/(o.offsetWidth||l.width)||1,c=k=>{let v=(k.left+k.width/2-l.left)/u-js/2,$=(k.top+k.height/2-l.top)/u-go/2,x=Math.max(.34,Math.min(1.25,k.height/u/go));return{x:v,y:$,size:x}},[d,f]=[c(s),c(a)],m=Math.min(34,Math.hypot(f.x-d.x,f.y-d.y)*.12),p=({x:k,y:v,size:$},x=0)=>`translate(${k}px, ${v-x}px) scale(${$})`,h={x:(d.x+f.x)/2,y:(d.y+f.y)/2,size:(d.size+f.size)/2},y=r.animate([{transform:p(d),opacity:1},{transform:p(h,m),opacity:1},{transform:p(f),opacity:.85}],{duration:e.time,delay:e.delay,easing:"cubic-bezier(.3,.1,.3,1)",fill:"both"});return y.onfinish=y.oncancel=()=>t(e.id),()=>{y.onfinish=y.oncancel=null,y.cancel()}},[]),i("span",{ref:n,class:"ttr-flight",style:{width:`${js}px`,height:`${go}px`},children:e.what==="card"&&e.color?i(de,{color:e.color}):i(Re,{kind:e.what==="card"?"cards":"tickets"})})}var js=48,go=71;function Us(e,t){for(let n of yp(t)){let r=e.querySelector(n)?.getBoundingClientRect();if(r&&r.width>0)return r}return null}function yp(e){let t=(n,r="")=>`[data-part="${n}"] ${r}`.trim();switch(e.kind){case"market":return[t("market",`[data-slot="${e.slot}"]`),t("market")];case"deck":return[t("deck",".ttr-deck-back")];case"discard":return[t("deck",".ttr-deck-words"),t("deck")];case"ticket-deck":return[t("ticket-deck",".ttr-deck-back")];case"hand":return[t("hand",`[data-color="${e.color}"]`),t("hand",".ttr-stacks"),t("tabs")];case"tickets":return[t("ticket-chooser"),t("tickets"),t("tabs")];case"seat":return[t("players",`[data-seat="${e.seat}"] .ttr-seat`)]}}function Zs(e,t){let n=null,r=a=>{n=a.target instanceof HTMLElement?a.target:null},o=a=>{let{target:l,relatedTarget:u}=a;u instanceof Node&&!e.contains(u)?n=null:u===null&&setTimeout(()=>{l===n&&n&&Ys(n,e)&&(n=null)})},s=new MutationObserver(()=>{if(!n||Ys(n,e))return;let a=n;n=null;let{activeElement:l}=e.ownerDocument;l&&l!==e.ownerDocument.body&&l!==a&&!l.contains(e)||t(a)?.focus({preventScroll:!0})});return e.addEventListener("focusin",r),e.addEventListener("focusout",o),s.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:["disabled"]}),()=>{e.removeEventListener("focusin",r),e.removeEventListener("focusout",o),s.disconnect()}}function Ys(e,t){return t.contains(e)&&!e.matches(":disabled")}var ne={"data-lm-suppress-shortcuts":"true"};function w({off:e,disabled:t,class:n,children:r,...o}){return i("button",{...ne,...o,type:"button",class:`ttr-button ${typeof n=="string"?n:""}`,disabled:t??!1,"aria-disabled":e||t?"true":void 0,children:r})}function xt({children:e}){return i("span",{class:"ttr-hidden",children:e})}function X({w:e,h:t,children:n}){return i("svg",{class:"ttr-icon",width:e,height:t,viewBox:`0 0 ${e} ${t}`,"aria-hidden":"true",focusable:"false",children:n})}function re({size:e=16,children:t}){return i("svg",{class:"ttr-icon",width:e,height:e,viewBox:"0 0 16 16","aria-hidden":"true",focusable:"false",children:i("g",{fill:"none",stroke:"currentColor","stroke-width":"1.8","stroke-linecap":"round","stroke-linejoin":"round",children:t})})}var Gs=()=>i(X,{w:18,h:14,children:[i("rect",{x:"1",y:"2",width:"16",height:"8",rx:"2",fill:"currentColor"}),i("circle",{cx:"5",cy:"11",r:"1.9",fill:"currentColor"}),i("circle",{cx:"13",cy:"11",r:"1.9",fill:"currentColor"})]}),Js=()=>i(X,{w:14,h:16,children:[i("rect",{x:"4",y:"1",width:"9",height:"12",rx:"1.8",fill:"none",stroke:"currentColor","stroke-width":"1.3"}),i("rect",{x:"1",y:"3",width:"9",height:"12",rx:"1.8",fill:"currentColor",opacity:".85"})]}),In=()=>i(X,{w:17,h:13,children:[i("path",{d:"M1 1h15v3.6a2 2 0 0 0 0 4V12H1V8.6a2 2 0 0 0 0-4Z",fill:"none",stroke:"currentColor","stroke-width":"1.4"}),i("path",{d:"M10.6 2v9",stroke:"currentColor","stroke-width":"1.1","stroke-dasharray":"1.6 1.4"})]}),Xs=()=>i(X,{w:16,h:16,children:[i("path",{d:"M4 5.5h6.6a4.3 4.3 0 0 1 0 8.6H6.5",fill:"none",stroke:"currentColor","stroke-width":"1.9","stroke-linecap":"round"}),i("path",{d:"M6 1.4 1.6 5.5 6 9.6Z",fill:"currentColor"})]}),Qs=()=>i(X,{w:16,h:16,children:[i("circle",{cx:"8",cy:"8",r:"6.2",fill:"none",stroke:"currentColor","stroke-width":"1.8"}),i("path",{d:"M8 1.8a6.2 6.2 0 0 1 0 12.4Z",fill:"currentColor"})]}),ea=()=>i(X,{w:16,h:16,children:[i("circle",{cx:"3",cy:"8",r:"1.6",fill:"currentColor"}),i("circle",{cx:"8",cy:"8",r:"1.6",fill:"currentColor"}),i("circle",{cx:"13",cy:"8",r:"1.6",fill:"currentColor"})]}),Q=()=>i(X,{w:14,h:14,children:i("path",{d:"m3 3 8 8m0-8-8 8",stroke:"currentColor","stroke-width":"1.9","stroke-linecap":"round"})}),Ee=()=>i(X,{w:14,h:14,children:i("path",{d:"m2 7.4 3.4 3.8L12 3.4",fill:"none",stroke:"currentColor","stroke-width":"2.4","stroke-linecap":"round","stroke-linejoin":"round"})}),jt=()=>i(X,{w:18,h:18,children:[i("circle",{cx:"9",cy:"9",r:"7.4",fill:"none",stroke:"currentColor","stroke-width":"1.8"}),i("path",{d:"M9 4.8v5",stroke:"currentColor","stroke-width":"2","stroke-linecap":"round"}),i("circle",{cx:"9",cy:"12.8",r:"1.2",fill:"currentColor"})]}),On=()=>i(X,{w:12,h:12,children:i("path",{d:"M2.5 1.5h2.6v9H2.5ZM6.9 1.5h2.6v9H6.9Z",fill:"currentColor"})}),ta=()=>i(X,{w:12,h:14,children:[i("path",{d:"M2 1v12",stroke:"currentColor","stroke-width":"1.7","stroke-linecap":"round"}),i("path",{d:"M3 1.6h8L8.4 4.8 11 8H3Z",fill:"currentColor"})]}),na=({n:e})=>i(X,{w:4+5*e,h:12,children:Array.from({length:e},(t,n)=>i("path",{d:`M${1.5+5*n} 1.8v8.4L${7+5*n} 6Z`,fill:"currentColor"},n))}),Nn=({size:e=24})=>i("svg",{class:"ttr-icon",width:e,height:e,viewBox:"-1.1 -1.1 2.2 2.2","aria-hidden":"true",focusable:"false",children:[i("circle",{r:".92",fill:"none",stroke:"currentColor","stroke-width":".3"}),[0,45,90,135].map(t=>i("rect",{x:"-.13",y:"-1.02",width:".26",height:"2.04",transform:`rotate(${t})`,fill:"currentColor"},t)),i("circle",{r:".3",fill:"currentColor"})]}),ra=()=>i(X,{w:14,h:14,children:i("path",{d:"M1.5 1.6h2.2v10.8H1.5ZM13 1.6v10.8L4.6 7Z",fill:"currentColor"})}),oa=()=>i(X,{w:14,h:14,children:i("path",{d:"M11.4 1.6v10.8L2.8 7Z",fill:"currentColor"})}),Ut=()=>i(X,{w:14,h:14,children:i("path",{d:"M2.6 1.6v10.8L11.2 7Z",fill:"currentColor"})}),ia=()=>i(X,{w:14,h:14,children:i("path",{d:"M12.5 1.6h-2.2v10.8h2.2ZM1 1.6v10.8L9.4 7Z",fill:"currentColor"})}),sa=()=>i(X,{w:14,h:14,children:i("path",{d:"M7 2v10M2 7h10",stroke:"currentColor","stroke-width":"2","stroke-linecap":"round"})}),aa=({full:e})=>i(X,{w:14,h:14,children:i("path",{d:e?"M5 1.5V5H1.5M9 1.5V5h3.5M5 12.5V9H1.5M9 12.5V9h3.5":"M1.5 5V1.5H5M12.5 5V1.5H9M1.5 9v3.5H5M12.5 9v3.5H9",fill:"none",stroke:"currentColor","stroke-width":"1.8","stroke-linecap":"round","stroke-linejoin":"round"})}),la=()=>i(X,{w:13,h:12,children:i("path",{d:"M1 6h2.6v5.5H1ZM5.2 1h2.6v10.5H5.2ZM9.4 4h2.6v7.5H9.4Z",fill:"currentColor"})}),St=()=>i(X,{w:14,h:14,children:[i("path",{d:"M3 1v12M3 9.5h3.6A3.9 3.9 0 0 0 10.5 5.6V3.4",fill:"none",stroke:"currentColor","stroke-width":"1.8","stroke-linecap":"round"}),i("path",{d:"M10.5.6 13.2 4.4H7.8Z",fill:"currentColor"})]});async function Dn(e){try{return await navigator.clipboard.writeText(e),!0}catch{return gp(e)}}function gp(e){let{activeElement:t}=document,n=document.createElement("textarea");n.value=e,n.style.position="fixed",n.style.opacity="0",document.body.append(n),n.select();try{return document.execCommand("copy")}catch{return!1}finally{n.remove(),t instanceof HTMLElement&&t.focus({preventScroll:!0})}}var Tt=()=>i(re,{children:[i("path",{d:"M6 11.2C4.4 10.2 3.6 8.8 3.6 6.9a4.4 4.4 0 0 1 8.8 0c0 1.9-.8 3.3-2.4 4.3V12H6Z"}),i("path",{d:"M6.4 14.6h3.2"})]}),Rt=()=>i(re,{children:[i("path",{d:"M13.2 8a5.2 5.2 0 1 1-1.6-3.8"}),i("path",{d:"M13.4 1.6v3.2h-3.2"})]}),ua=()=>i(re,{children:[i("rect",{x:"5.4",y:"5.4",width:"8.4",height:"9",rx:"1.6"}),i("path",{d:"M10.4 2.4H4.2A1.8 1.8 0 0 0 2.4 4.2v6.6"})]}),ca=()=>i(re,{children:[i("path",{d:"M6.2 3.4h8M6.2 8h8M6.2 12.6h8"}),i("path",{d:"M2.2 3.4h.1M2.2 8h.1M2.2 12.6h.1","stroke-width":"2.4"})]}),Me=({size:e=16})=>i(re,{size:e,children:i("path",{d:"m3 8.6 3.4 3.6L13 4.2","stroke-width":"2.6"})}),da=()=>i(re,{children:i("path",{d:"m4.2 4.2 7.6 7.6m0-7.6-7.6 7.6","stroke-width":"2.4"})}),Hn=()=>i(re,{children:[i("circle",{cx:"8",cy:"8",r:"5.9"}),i("path",{d:"M4.8 8h6.4","stroke-width":"2.4"})]}),pa=()=>i(re,{children:i("path",{d:"M10.9 2.5 13.5 5.1 5.6 13 2.5 13.5 3 10.4Z"})}),he=({turn:e=0})=>i(re,{size:12,children:i("path",{d:"m5.4 2.4 5.6 5.6-5.6 5.6","stroke-width":"2.2",transform:`rotate(${e} 8 8)`})}),fa=()=>i(re,{children:i("path",{d:"M2.4 8h10.4M9 4l4 4-4 4","stroke-width":"2.2"})});var kp=2e3;function Le({code:e}){let{texts:t}=g(),[n,r]=A(!1);L(()=>{if(!n)return;let s=setTimeout(()=>r(!1),kp);return()=>clearTimeout(s)},[n]);let o=t.t("ui-lesson-copy",{code:e});return i("span",{class:"ttr-lesson-copy",children:[i(w,{class:"ttr-plain ttr-code","aria-label":o,title:o,onClick:()=>{Dn(e).then(r)},"data-action":"copy-code",children:[n?i(Me,{}):i(ua,{}),i("code",{children:e})]}),i("span",{class:"ttr-hidden",role:"status",children:n?t.t("ui-lesson-copied",{code:e}):""})]})}function ee(e,t){return typeof e=="string"?e:e?e[t]??e.en??Object.values(e)[0]??"":""}function bp(e,t,n){let{language:r}=e;if(t.id!==n.id)return[Fn(e,n),ee(n.task,r)];let o=[],{feedback:s}=n;if(s&&(n.attempt!==t.attempt||s.verdict!==t.feedback?.verdict)&&o.push(`${e.t(`ui-lesson-${s.verdict}`)}. ${ee(s.text,r)}`),!s&&t.feedback)o.push(Fn(e,n),ee(n.task,r));else if(n.step!==t.step&&!n.solved){let{step:a,steps:l}=n;o.push(`${e.t("ui-lesson-step",{step:a,steps:l})}. ${ee(n.task,r)}`)}for(let a=t.hints.length;a<n.hints.length;a++)o.push(`${e.t("ui-lesson-hint-n",{n:a+1})}: ${ee(n.hints[a],r)}`);return o}function Fn(e,{number:t,title:n}){let r=ee(n,e.language);return t===null?r:e.t("ui-lesson-named",{n:t,title:r})}function ma({lesson:e}){let{texts:t}=g(),n=R(e),[r,o]=A({text:"",n:0});return L(()=>{let s=n.current;if(n.current=e,s===e)return;let a=bp(t,s,e).join(" ");a&&o(({n:l})=>({text:l%2?a:`${a} `,n:l+1}))},[e]),i("div",{class:"ttr-hidden","data-part":"live-lesson",role:"status","aria-live":"polite","aria-atomic":"true",children:r.text})}function ha(){let{size:e,texts:t}=g(),n=b(l=>l.lesson),[r,o]=A(!1);if(!n?.course)return null;let{course:s}=n,a=e==="narrow";return i("nav",{class:"ttr-course","data-part":"course","aria-label":t.t("ui-lesson-course"),children:[i("div",{class:"ttr-course-head",children:[!a&&i("ol",{class:"ttr-line",children:s.map((l,u)=>i(wp,{entry:l,place:u+1,here:l.id===n.id},l.id))}),i(w,{class:a?"ttr-course-fold":"ttr-square","aria-expanded":r,"aria-label":a?void 0:t.t("ui-lesson-course"),title:t.t(r?"ui-lesson-course-close":"ui-lesson-course"),"data-action":"lessons",onClick:()=>o(!r),children:a?i(vp,{lesson:n,course:s}):i(ca,{})})]}),r&&i($p,{lesson:n,course:s,close:()=>o(!1)})]})}function ya(e){return e.filter(t=>t.state==="solved").length}function vp({lesson:e,course:t}){let{texts:n}=g(),r=t.findIndex(o=>o.id===e.id);return i(S,{children:[i("span",{children:n.t("ui-lesson-course-place",{n:r+1,all:t.length})}),i("span",{class:"ttr-course-bits","aria-hidden":"true",children:t.map((o,s)=>i("span",{class:`ttr-bit-${o.state} ${s===r?"ttr-bit-here":""}`},o.id))}),e.reveal&&i("span",{children:n.t("ui-lesson-course-progress",{solved:ya(t),n:t.length})}),i(he,{turn:90})]})}function ga(e,t){return e.t("ui-lesson-station",{lesson:Fn(e,t),state:e.t(`ui-lesson-state-${t.state}`)})}function wp({entry:e,place:t,here:n}){let{texts:r,control:o}=g(),s=b(l=>l.link==="live"),a=ga(r,e);return i("li",{class:`ttr-station ttr-station-${e.state} ${n?"ttr-station-here":""}`,children:i(w,{"aria-label":a,"aria-current":n?"step":void 0,title:a,disabled:!s&&!n,"data-lesson":e.id,onClick:()=>!n&&o.lesson.go(e.id),children:[i("span",{children:e.number??t}),e.state==="solved"&&i("span",{class:"ttr-station-done",children:i(Me,{size:10})})]})})}function $p({lesson:e,course:t,close:n}){let{texts:r,control:o}=g(),s=b(a=>a.link==="live");return i("div",{class:"ttr-panel ttr-lesson-list","data-part":"lesson-list",onKeyDown:a=>{a.key!=="Escape"||a.defaultPrevented||(a.preventDefault(),a.stopPropagation(),n())},children:[i("header",{class:"ttr-panel-head",children:[i("h3",{children:r.t("ui-lesson-course")}),e.reveal&&i("span",{children:r.t("ui-lesson-course-progress",{solved:ya(t),n:t.length})}),i(w,{class:"ttr-square ttr-plain","aria-label":r.t("ui-lesson-course-close"),onClick:n,children:i(Q,{})})]}),i("ol",{children:t.map((a,l)=>i("li",{class:a.id===e.id?"ttr-on":"",children:[i(w,{class:"ttr-plain","aria-label":ga(r,a),"aria-current":a.id===e.id?"step":void 0,disabled:!s&&a.id!==e.id,"data-lesson":a.id,onClick:()=>{n(),a.id!==e.id&&o.lesson.go(a.id)},children:[i("span",{class:`ttr-list-mark ttr-station-${a.state}`,children:a.state==="solved"?i(Me,{size:12}):a.number??l+1}),i("span",{class:"ttr-list-title",children:[a.state==="solved"&&a.number!==null?`${a.number} · `:"",ee(a.title,r.language)]}),i("small",{children:r.t(`ui-lesson-state-${a.state}`)})]}),a.code&&i(Le,{code:a.code})]},a.id))})]})}var Cp=1450;function Vn(e){let t=R(e),[n,r]=A(!1);return L(()=>{let o=e&&!t.current;if(t.current=e,!o||We())return;r(!0);let s=setTimeout(()=>r(!1),Cp);return()=>{clearTimeout(s),r(!1)}},[e]),n}var Et=6;function Ze({rule:e,label:t}){let{texts:n}=g(),[r,o]=A(!1),s=R(null),a=R(null),l=Di(),u=`rule-${e.toLowerCase()}`;le(()=>{r&&s.current&&a.current&&_p(a.current,s.current.getBoundingClientRect())},[r,n]),L(()=>{if(!r)return;let d=f=>{f.composedPath().includes(s.current)||o(!1)};return document.addEventListener("pointerdown",d),document.addEventListener("scroll",d,!0),()=>{document.removeEventListener("pointerdown",d),document.removeEventListener("scroll",d,!0)}},[r]);let c=t??n.t("ui-rule",{rule:e});return n.has(u)?i("span",{ref:s,class:"ttr-rule",onKeyDown:d=>{d.key!=="Escape"||!r||(d.preventDefault(),d.stopPropagation(),o(!1))},onFocusOut:d=>{d.relatedTarget instanceof Node&&!s.current?.contains(d.relatedTarget)&&o(!1)},children:[i(w,{class:"ttr-rule-button","aria-expanded":r,"aria-controls":r?l:void 0,"data-rule":e,onClick:()=>o(!r),children:c}),r&&i("span",{ref:a,id:l,class:"ttr-rule-box",popover:"manual",role:"status","data-part":"rule",children:[i("b",{children:[e," · ",n.t(`${u}-title`)]}),i("span",{children:n.t(u)})]})]}):i("span",{class:"ttr-rule",children:c})}function _p(e,t){e.showPopover?.();let{offsetWidth:n,offsetHeight:r}=e,{innerWidth:o,innerHeight:s}=window,a=t.bottom+Et,l=a+r+Et<=s?a:t.top-Et-r;e.style.left=`${Math.max(Et,Math.min(t.left,o-n-Et))}px`,e.style.top=`${Math.max(Et,l)}px`}var zn=/\b(R[1-9]\d?)\b/,ko=/([（(]?\bR[1-9]\d?\b[）)]?[.。,，、;；]?)/;function qt({text:e}){return i(S,{children:e.split(ko).map((t,n)=>n%2?i(xp,{text:t},`${n} ${t}`):t)})}function xp({text:e}){let[t="",n="",r=""]=e.split(zn);return i("span",{class:"ttr-whole",children:[t,i(Ze,{rule:n,label:n}),r]})}function ka(e,t){return e.split(zn).some((n,r)=>r%2===1&&n===t)}var Sp={right:Me,solved:Me,wrong:da,open:fa,refused:Hn,recorded:pa},Tp=400;function Rp(){let{texts:e,atlas:t}=g(),n=M(l=>l.reason),r=b(l=>l.refusal),o=n?.code==="choose_payment"?null:n??r,[s,a]=A(null);return L(()=>{if(a(null),!o)return;let l=setTimeout(()=>a(o),Tp);return()=>clearTimeout(l)},[o]),s&&s===o?{text:Ye(e,t,s),rule:s.rule}:null}function Ep(e){let t=R(null),n=R(e);return L(()=>{if(e===n.current)return;n.current=e;let r=t.current;r?.closest(".ttr-root")?.contains(document.activeElement)&&r.scrollIntoView?.({block:"nearest",behavior:We()?"auto":"smooth"})},[e]),t}function ba({lesson:e}){let{texts:t}=g(),n=b(l=>l.link==="live"),r=Rp(),o=r?{verdict:"refused",text:r.text,rule:r.rule||null,code:null}:e.feedback,s=e.solved?[]:e.hints,a=Ep(e.attempt);return i("div",{ref:a,class:"ttr-lesson-talk","data-part":"lesson-talk","data-verdict":o?.verdict??"none",children:[o?i(Mp,{feedback:o},r?"own":e.attempt):n&&i("p",{class:"ttr-lesson-prompt",children:t.t(e.reveal?"ui-lesson-prompt":"ui-lesson-prompt-exam")}),s.length>0&&i("ul",{class:"ttr-lesson-hints","data-part":"lesson-hints",children:s.map((l,u)=>i("li",{class:"ttr-lesson-hint",children:[i(Tt,{}),i("span",{children:[i("b",{children:t.t("ui-lesson-hint-n",{n:u+1})})," ",i(qt,{text:ee(l,t.language)})]})]},u))})]})}function Mp({feedback:e}){let{texts:t}=g(),{verdict:n,rule:r}=e,o=ee(e.text,t.language),s=Sp[n];return i("div",{class:`ttr-feedback ttr-feedback-${n}`,"data-part":"lesson-feedback",children:[i("span",{class:"ttr-feedback-mark",children:i(s,{})}),i("p",{children:[i("b",{class:"ttr-feedback-word",children:t.t(`ui-lesson-${n}`)})," ",i(qt,{text:o}),r&&!ka(o,r)&&i(S,{children:[" ",i(Ze,{rule:r,label:r},r)]})]})]})}var Lp=["purple","green","yellow","red","locomotive"];function va(){return i("span",{class:"ttr-lesson-train","aria-hidden":"true","data-part":"lesson-train",children:i("span",{class:"ttr-lesson-cars",children:Lp.map(e=>i(rs,{color:e},e))})})}var Pp=/^R(1[3-9]|2[0-6])$/;function Ap(e,t){return t?.you?.offer.length?"tickets":e.rules.some(n=>Pp.test(n))?"market":"hand"}function wa(){let e=b(t=>t.lesson);return e?i(Bp,{lesson:e},e.id):null}function $a(){let e=b(t=>t.lesson);return e?i(ma,{lesson:e}):null}function Bp({lesson:e}){let{texts:t,ui:n,sync:r}=g(),o=Vn(e.solved),s=b(u=>u.link==="live"),{language:a}=t,l=ee(e.title,a);return L(()=>n.set({tab:Ap(e,r.store.get().view)}),[]),i("section",{class:`ttr-lesson ${e.solved?"ttr-lesson-solved":""} ${o?"ttr-lesson-just-solved":""}`,"data-part":"lesson","data-lesson":e.id,"data-solved":e.solved,"aria-label":e.number===null?l:t.t("ui-lesson-named",{n:e.number,title:l}),children:[i("div",{class:"ttr-lesson-head",children:[i(Wp,{lesson:e}),i("div",{class:"ttr-lesson-words",children:[i("div",{class:"ttr-lesson-title",children:[i("h3",{children:l}),e.steps>1&&i(Ip,{lesson:e})]}),i("p",{class:"ttr-lesson-task","data-part":"lesson-task",children:i(qt,{text:ee(e.task,a)})})]}),i("div",{class:"ttr-lesson-side",children:[s&&i(Op,{lesson:e}),i(Np,{lesson:e})]})]}),i(ba,{lesson:e}),o&&i(va,{})]})}function Wp({lesson:e}){let{texts:t}=g(),{number:n,solved:r}=e;return i("span",{class:"ttr-lesson-badge","aria-hidden":"true",children:[i("span",{children:t.t("ui-lesson")}),i("b",{children:r?i(Me,{size:20}):n??"·"})]})}function Ip({lesson:e}){let{texts:t}=g(),{step:n,steps:r,solved:o}=e;return i("span",{class:"ttr-lesson-dots",role:"img","aria-label":t.t("ui-lesson-step",{step:n,steps:r}),children:[Array.from({length:r},(s,a)=>i("span",{class:o||a+1<n?"ttr-dot-done":a+1===n?"ttr-dot-now":""},a)),i("span",{"aria-hidden":"true",children:t.t("ui-lesson-step",{step:n,steps:r})})]})}function Op({lesson:e}){let{texts:t,control:n}=g(),{course:r,feedback:o,solved:s,hints:a,hints_left:l}=e,u=r?.findIndex(p=>p.id===e.id)??-1,c=r!==null&&u===r.length-1,d=o?.verdict==="wrong"&&!s,f=!l&&a.length?"ui-lesson-hint-none":a.length?"ui-lesson-hint-more":"ui-lesson-hint",m=(s||!e.reveal&&o!==null)&&!c;return i("div",{class:"ttr-lesson-buttons","data-part":"lesson-buttons",children:[e.reveal&&!s&&(l>0||a.length>0)&&i(w,{disabled:!l,title:t.t(f),onClick:()=>n.lesson.act("hint"),"data-action":"hint",children:[i(Tt,{}),t.t("ui-lesson-hint")]}),i(w,{class:d||s&&!r?"ttr-primary":"",onClick:()=>n.lesson.act("retry"),"data-action":"again",children:[i(Rt,{}),t.t("ui-lesson-again")]}),r&&i("span",{class:"ttr-lesson-way",children:[i(w,{class:"ttr-square",disabled:u===0,"aria-label":t.t("ui-lesson-back"),title:t.t("ui-lesson-back"),onClick:()=>n.lesson.act("back"),"data-action":"lesson-back",children:i(he,{turn:180})}),i(w,{class:m?"ttr-primary":"ttr-square",disabled:c,"aria-label":t.t("ui-lesson-next"),title:t.t("ui-lesson-next"),onClick:()=>n.lesson.act("next"),"data-action":"lesson-next",children:[m&&t.t("ui-lesson-next"),i(he,{})]})]})]})}function Np({lesson:e}){let{texts:t}=g(),n=ee(e.source,t.language);return i("div",{class:"ttr-lesson-references",children:[e.rules.length>0&&i("span",{class:"ttr-lesson-rules",role:"group","aria-label":t.t("ui-lesson-rules"),title:n,children:e.rules.map(r=>i(Ze,{rule:r,label:r},r))}),e.code&&i(Le,{code:e.code})]})}var Kn=class{byPly=new Map;key=null;listed=[];get events(){return this.listed}merge(t,n=t.ply){let r={branch:t.branch,seat:t.seat};(!this.key||this.key.branch!==r.branch||this.key.seat!==r.seat)&&(this.byPly.clear(),this.key=r);for(let o of t.events)this.byPly.set(o.ply,o);for(let o of this.byPly.keys())o>=n&&this.byPly.delete(o);return this.list(),this.missingFrom(n)}fill(t,n){if(!(!this.key||this.key.branch!==t)){for(let r of n)this.byPly.set(r.ply,r);this.list()}}list(){this.listed=[...this.byPly.values()].sort((t,n)=>t.ply-n.ply)}missingFrom(t){let n=this.listed[0];if(!n)return t>0?0:null;if(n.ply>1)return 0;for(let o=1;o<this.listed.length;o++){let s=this.listed[o-1]?.ply??0;if((this.listed[o]?.ply??0)!==s+1)return s+1}let r=(this.listed.at(-1)?.ply??-1)+1;return r<t?r:null}};function Ne(e){let t=[];for(let n of e){let r=t.at(-1);r&&r.turn===n.turn&&r.seat===n.seat?r.events.push(n):t.push({turn:n.turn,seat:n.seat,events:[n]})}return t.reverse()}function Ca(e,t){let n=Ne(e).map(r=>(r.events.at(-1)?.ply??0)+1);return[...new Set([0,...n.reverse().filter(r=>r<t),t])]}var Dp=4,Hp=6;function _a(e,t,n,r,o=!1){if(!n)return[];let s=()=>o?[]:bo(e,r),a=n.seat!==r.seat;if(n.branch!==r.branch||r.ply<n.ply)return[e.t("live-moved-back",{ply:r.ply}),...s()];let u=a?[]:r.events.filter(f=>f.ply>=n.ply),c=Fp(e,t,r,u,r.ply-n.ply);for(let f of po(n,r))c.push(e.t("live-ticket-done",{ticket:e.ticket(f,t)}));return r.phase==="over"&&n.phase!=="over"&&c.push(vo(e,r)),(n.turn!==r.turn||n.phase!==r.phase||a)&&c.push(...s()),c.filter(Boolean)}function Fp(e,t,n,r,o){if(r.length<=Dp&&o<=r.length)return r.map(c=>Hs(e,t,n,c));let a=Ne(r).reverse().slice(-Hp),l=o-a.reduce((c,d)=>c+d.events.length,0),u=l>0?[e.t("live-many",{n:l})]:[];return u.push(...a.map(c=>Vp(e,t,n,c))),r.some(c=>c.final)&&u.push(e.t("event-live-final")),r.some(c=>c.over)&&u.push(e.t("event-live-over")),u}function Vp(e,t,n,{events:r,seat:o}){let s=n.players[o]?.name??"",a=r.find(u=>u.kind==="claim");if(a?.route)return e.t("live-sum-claim",{name:s,route:e.route(a.route,t,!0)});let l=r.filter(u=>u.kind==="draw"||u.kind==="deck").length;return l?e.t("live-sum-draws",{name:s,n:l}):e.t(r.some(u=>u.kind==="pass")?"live-sum-pass":"live-sum-tickets",{name:s})}function bo(e,t){let n=N(t);if(t.turn===null)return[];if(t.turn!==n)return[e.t("live-turn",{name:t.players[t.turn]?.name??""})];if(t.phase==="second_card")return[e.t("live-second")];if(t.phase==="tickets"||t.phase==="initial_tickets")return[e.t("live-choose",{n:$t(t)??1})];let r=[e.t("event-live-yours")];return t.final&&t.final.turns_left>0&&r.push(e.t("live-last-turn")),t.legal.moves.length===1&&t.legal.moves[0]==="pass"&&r.push(e.t("live-pass")),r}function vo(e,t){let n=t.winners??[],r=n.map(s=>t.players[s]?.name??""),o=t.scores?.[n[0]??0]?.total??0;return r.length>1?e.t("live-shared",{names:e.list(r),points:o}):r[0]===void 0?"":e.t("live-wins",{name:r[0],points:o})}function Yt(e,t){return e.filter(n=>n===t).length}function ut(e,t,n){return(e[n]??0)-Yt(t,n)}function xa(e,t){let n=e.lastIndexOf(t);return n<0?e:e.filter((r,o)=>o!==n)}function Sa(e,t){let n=[];for(let r of t)ut(e,n,r)>0&&n.push(r);return n.length===t.length?t:n}function jn(e){return F.map(t=>[t,Yt(e,t)]).filter(([,t])=>t>0)}function Ta(e,t){let n=jn(t).map(([r,o])=>`${o} ${r}`);return`claim ${e} with ${n.join(" + ")}`}function Un(e){let t=Yt(e,"locomotive"),n=jn(e).filter(([s])=>s!=="locomotive");if(n.length>1||!e.length)return null;let[r,o]=n[0]??["locomotive",0];return[r,o,t]}function wo(e,t,n){let r=t.routes.get(n);return r?e.t("ui-route-facts",{route:e.pair(r.a,r.b),color:r.color==="gray"&&r.twin?qn(e,r):e.color(r.color),n:r.length,points:t.pointsOf(r.length)}):n}function $o(e,t,n,r,o=!1){let s=n.owners[r];if(s!==void 0)return e.t("ui-route-of",{name:n.players[s]?.name??""});if(o)return"";if(n.legal.claims[r]?.length)return e.t("ui-route-can");let a=n.phase==="turn"&&n.turn!==null&&n.turn===N(n);return Object.values(n.closed).some(u=>u.includes(r))||a?Ye(e,t,mo(n,r,t)):""}function qn(e,t){return t.color!=="gray"?e.t("ui-mirror-lane-color",{color:e.color(t.color)}):e.t("ui-mirror-lane-number",{n:t.id.split(":").at(-1)??""})}function Ra(e,t){return Ct(e,t,e.t("ui-mirror-and"))}function Ea(e,t,n,r){let o=t.routes.get(n);if(!o)return n;let s={a:e.city(o.a),b:e.city(o.b),payment:Ra(e,r)};return o.twin?e.t("ui-mirror-claim-lane",{...s,lane:qn(e,o)}):e.t("ui-mirror-claim",s)}function Yn(e,t,n){let r=n.map(o=>e.t("ui-ticket-label",{ticket:e.ticket(o,t),points:t.tickets.get(o)?.points??0}));return e.t("ui-mirror-keep",{tickets:r.join(e.t("ui-mirror-and"))})}function Ma(e,t,n,r){let o=t.routesOf(r),s=o.filter(a=>n?.legal.claims[a.id]?.length).length;return e.t("live-city",{city:e.city(r),routes:o.length,legal:s})}function La(e,t,n,r,o=!1){let s=wo(e,t,r).replaceAll(" · ",", "),a=n?$o(e,t,n,r,o):"";return a?`${s}. ${a}`:`${s}.`}function Zn(e,t,n){let o=Object.values(t?.legal.claims??{}).filter(s=>s.some(a=>a[0]===n)).length;return e.t("live-picked",{color:e.color(n),n:o})}function Pa(e,t,n,r){switch(r.kind){case"claim":{let o=e.t("ui-claim",{route:e.route(r.route,t,!0)});if(r.cards)return zp(e,t,r.route,o,r.cards);if(!r.payment)return e.t("live-choice-pay",{what:o,n:n.legal.claims[r.route]?.length??0});let s=t.routes.get(r.route)?.length??0,a=(n.players[N(n)??0]?.trains??0)-s,l=Ra(e,r.payment);return e.t("live-choice",{what:o,payment:l,points:t.pointsOf(s),trains:a})}case"draw":return e.t("live-choice-draw",{what:e.t("ui-draw",{color:e.color(r.color)})});case"deck":return e.t("live-choice-draw",{what:e.t("ui-draw-deck")});case"tickets":return e.t("live-choice-draw",{what:e.t("ui-draw-tickets")})}}function zp(e,t,n,r,o){let s=jn(o).map(([a,l])=>Oe(e,a,l));return e.t("ui-lesson-pay-said",{what:r,n:t.routes.get(n)?.length??0,cards:o.length,payment:s.join(e.t("ui-mirror-and"))})}function De(e){return e==="live"||e==="page"}function Aa(e){let t=e.get("layout");return typeof t=="object"&&t!==null&&t.comm_live===!1}function Ba(e){return e.get("page")===!0?"page":Aa(e)?"none":"live"}function Wa(e,t){let n,r=()=>{clearTimeout(n),n=setTimeout(()=>t(Aa(e)?"lost":"live"))},o=()=>t("lost");return e.on("comm_live_update",r),e.on("comm:close",o),()=>{clearTimeout(n),e.off("comm_live_update",r),e.off("comm:close",o)}}function Ia(e,t,n){if(!t.length)return e;let r=e.players.map((o,s)=>{let a=ee(t[s],n);return a&&a!==o.name?{...o,name:a}:o});return r.every((o,s)=>o===e.players[s])?e:{...e,players:r}}function Oa(e,t){let n={...e};for(let r of["seat","owner"]){let o=e[r],s=typeof o=="number"?t?.players[o]?.name:void 0;s!==void 0&&`${r}_name`in e&&(n[`${r}_name`]=s)}return n}var Kp=[0,50,200,600,1500,4e3],Gn=class{constructor(t){this.model=t;t.on("change:overlay_id",this.find),this.find()}model;store=new Se({canvas:null,frame:0});source=null;manager=null;copy=null;search=0;destroy(){this.model.off("change:overlay_id",this.find),this.search+=1,this.leave()}find=async()=>{this.search+=1;let{search:t}=this;this.leave();let n=/^IPY_MODEL_(.+)$/.exec(String(this.model.get("overlay_id")??""))?.[1],{widget_manager:r}=this.model;if(!(!n||typeof r?.get_model!="function"))for(let o of Kp){if(o&&await new Promise(a=>setTimeout(a,o)),t!==this.search)return;let s=await Promise.resolve().then(()=>r.get_model?.(n)).catch(()=>null);if(t!==this.search)return;if(s)return this.follow(s)}};follow(t){if(typeof t.on!="function"||!(t.canvas instanceof HTMLCanvasElement))return;this.source=t,t.on("new-frame",this.onFrame),t.on("destroy",this.leave);let n=t.get("_canvas_manager");typeof n?.on=="function"&&(this.manager=n,n.on("msg:custom",this.onMessage)),this.onFrame()}leave=()=>{this.source?.off("new-frame",this.onFrame),this.source?.off("destroy",this.leave),this.manager?.off("msg:custom",this.onMessage),this.source=this.manager=null,this.copy&&(this.copy.width=this.copy.height=0),this.copy=null,this.store.set({canvas:null})};onFrame=()=>{let t=this.source?.canvas;if(!(t instanceof HTMLCanvasElement)||t.width===0||t.height===0)return;let n=this.copy??=document.createElement("canvas");(n.width!==t.width||n.height!==t.height)&&(n.width=t.width,n.height=t.height);let r=n.getContext("2d");r&&(r.globalCompositeOperation="copy",r.drawImage(t,0,0),this.store.set({canvas:n,frame:this.store.get().frame+1}))};onMessage=()=>{let{manager:t}=this;t?.currentProcessing instanceof Promise&&(t.currentProcessing=t.currentProcessing.catch(n=>{console.warn("the overlay could not be drawn:",n)}))}};var Jn=class{constructor(t,n,r,o){this.ask=t;this.live=n;this.changed=r;this.slowAfter=o}ask;live;changed;slowAfter;asked=null;wish=null;timer;seek(t){this.wish=t,this.asked===null?this.next():this.changed({ply:t,slow:!1})}arrived(t,n){if(this.asked===null||t!==Math.min(this.asked,n))return;let r=this.wish===null||Math.min(this.wish,n)===t;this.asked=null,r?this.stop():this.next()}cancel(t){this.asked!==null&&this.ask(Math.min(t,this.live())),this.stop()}stop(){clearTimeout(this.timer),this.asked=null,this.wish=null,this.changed(null)}next(){let{wish:t}=this;t!==null&&(this.asked=Math.min(t,this.live()),clearTimeout(this.timer),this.timer=setTimeout(()=>this.wish!==null&&this.changed({ply:this.wish,slow:!0}),this.slowAfter),this.changed({ply:t,slow:!1}),this.ask(this.asked))}};var Pe=class{constructor(t){this.value=t}valueOf(){return this.value}},K=class extends Pe{constructor(t="???"){super(t)}toString(t){return`{${this.value}}`}},fe=class extends Pe{constructor(t,n={}){super(t),this.opts=n}toString(t){if(t)try{return t.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return this.value.toString(10)}},Ae=class e extends Pe{static supportsValue(t){if(typeof t=="number"||t instanceof Date)return!0;if(t instanceof Pe)return e.supportsValue(t.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(t instanceof n.Instant||t instanceof n.PlainDateTime||t instanceof n.PlainDate||t instanceof n.PlainMonthDay||t instanceof n.PlainTime||t instanceof n.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Pe&&(t=t.valueOf()),typeof t=="object"&&"calendarId"in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](t){return t==="string"?this.toString():this.toNumber()}toNumber(){let t=this.value;if(typeof t=="number")return t;if(t instanceof Date)return t.getTime();if("epochMilliseconds"in t)return t.epochMilliseconds;if("toZonedDateTime"in t)return t.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(t){if(t)try{return t.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var Na=100,jp="⁨",Up="⁩";function qp(e,t,n){if(n===t||n instanceof fe&&t instanceof fe&&n.value===t.value)return!0;if(t instanceof fe&&typeof n=="string"){let r=e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value);if(n===r)return!0}return!1}function Da(e,t,n){return t[n]?Mt(e,t[n].value):(e.reportError(new RangeError("No default")),new K)}function Co(e,t){let n=[],r=Object.create(null);for(let o of t)o.type==="narg"?r[o.name]=Zt(e,o.value):n.push(Zt(e,o));return{positional:n,named:r}}function Zt(e,t){switch(t.type){case"str":return t.value;case"num":return new fe(t.value,{minimumFractionDigits:t.precision});case"var":return Yp(e,t);case"mesg":return Zp(e,t);case"term":return Gp(e,t);case"func":return Jp(e,t);case"select":return Xp(e,t);default:return new K}}function Yp(e,{name:t}){let n;if(e.params)if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new K(`$${t}`);else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(new ReferenceError(`Unknown variable: $${t}`)),new K(`$${t}`);if(n instanceof Pe)return n;switch(typeof n){case"string":return n;case"number":return new fe(n);case"object":if(Ae.supportsValue(n))return new Ae(n);default:return e.reportError(new TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new K(`$${t}`)}}function Zp(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(new ReferenceError(`Unknown message: ${t}`)),new K(t);if(n){let o=r.attributes[n];return o?Mt(e,o):(e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new K(`${t}.${n}`))}return r.value?Mt(e,r.value):(e.reportError(new ReferenceError(`No value: ${t}`)),new K(t))}function Gp(e,{name:t,attr:n,args:r}){let o=`-${t}`,s=e.bundle._terms.get(o);if(!s)return e.reportError(new ReferenceError(`Unknown term: ${o}`)),new K(o);if(n){let l=s.attributes[n];if(l){e.params=Co(e,r).named;let u=Mt(e,l);return e.params=null,u}return e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new K(`${o}.${n}`)}e.params=Co(e,r).named;let a=Mt(e,s.value);return e.params=null,a}function Jp(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(new ReferenceError(`Unknown function: ${t}()`)),new K(`${t}()`);if(typeof r!="function")return e.reportError(new TypeError(`Function ${t}() is not callable`)),new K(`${t}()`);try{let o=Co(e,n);return r(o.positional,o.named)}catch(o){return e.reportError(o),new K(`${t}()`)}}function Xp(e,{selector:t,variants:n,star:r}){let o=Zt(e,t);if(o instanceof K)return Da(e,n,r);for(let s of n){let a=Zt(e,s.key);if(qp(e,o,a))return Mt(e,s.value)}return Da(e,n,r)}function _o(e,t){if(e.dirty.has(t))return e.reportError(new RangeError("Cyclic reference")),new K;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let o of t){if(typeof o=="string"){n.push(e.bundle._transform(o));continue}if(e.placeables++,e.placeables>Na)throw e.dirty.delete(t),new RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Na}`);r&&n.push(jp),n.push(Zt(e,o).toString(e)),r&&n.push(Up)}return e.dirty.delete(t),n.join("")}function Mt(e,t){return typeof t=="string"?e.bundle._transform(t):_o(e,t)}var Xn=class{constructor(t,n,r){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=t,this.errors=n,this.args=r}reportError(t){if(!this.errors||!(t instanceof Error))throw t;this.errors.push(t)}memoizeIntlObject(t,n){let r=this.bundle._intls.get(t);r||(r={},this.bundle._intls.set(t,r));let o=JSON.stringify(n);return r[o]||(r[o]=new t(this.bundle.locales,n)),r[o]}};function xo(e,t){let n=Object.create(null);for(let[r,o]of Object.entries(e))t.includes(r)&&(n[r]=o.valueOf());return n}var Ha=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function Fa(e,t){let n=e[0];if(n instanceof K)return new K(`NUMBER(${n.valueOf()})`);if(n instanceof fe)return new fe(n.valueOf(),{...n.opts,...xo(t,Ha)});if(n instanceof Ae)return new fe(n.toNumber(),{...xo(t,Ha)});throw new TypeError("Invalid argument to NUMBER")}var Qp=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function Va(e,t){let n=e[0];if(n instanceof K)return new K(`DATETIME(${n.valueOf()})`);if(n instanceof Ae||n instanceof fe)return new Ae(n,xo(t,Qp));throw new TypeError("Invalid argument to DATETIME")}var za=new Map;function Ka(e){let t=Array.isArray(e)?e.join(" "):e,n=za.get(t);return n===void 0&&(n=new Map,za.set(t,n)),n}var Gt=class{constructor(t,{functions:n,useIsolating:r=!0,transform:o=s=>s}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(t)?t:[t],this._functions={NUMBER:Fa,DATETIME:Va,...n},this._useIsolating=r,this._transform=o,this._intls=Ka(t)}hasMessage(t){return this._messages.has(t)}getMessage(t){return this._messages.get(t)}addResource(t,{allowOverrides:n=!1}={}){let r=[];for(let o=0;o<t.body.length;o++){let s=t.body[o];if(s.id.startsWith("-")){if(n===!1&&this._terms.has(s.id)){r.push(new Error(`Attempt to override an existing term: "${s.id}"`));continue}this._terms.set(s.id,s)}else{if(n===!1&&this._messages.has(s.id)){r.push(new Error(`Attempt to override an existing message: "${s.id}"`));continue}this._messages.set(s.id,s)}}return r}formatPattern(t,n=null,r=null){if(typeof t=="string")return this._transform(t);let o=new Xn(this,r,n);try{return _o(o,t).toString(o)}catch(s){if(o.errors&&s instanceof Error)return o.errors.push(s),new K().toString(o);throw s}}};var So=/^(-?[a-zA-Z][\w-]*) *= */gm,ja=/\.([a-zA-Z][\w-]*) *= */y,ef=/\*?\[/y,To=/(-?[0-9]+(?:\.([0-9]+))?)/y,tf=/([a-zA-Z][\w-]*)/y,Ua=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,nf=/^[A-Z][A-Z0-9_-]*$/,Qn=/([^{}\n\r]+)/y,rf=/([^\\"\n\r]*)/y,qa=/\\([\\"])/y,Ya=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,of=/^\n+/,Za=/ +$/,sf=/ *\r?\n/g,af=/( *)$/,lf=/{\s*/y,Ga=/\s*}/y,uf=/\[\s*/y,cf=/\s*] */y,df=/\s*\(\s*/y,pf=/\s*->\s*/y,ff=/\s*:\s*/y,mf=/\s*,?\s*/y,hf=/\s+/y,Jt=class{constructor(t){this.body=[],So.lastIndex=0;let n=0;for(;;){let _=So.exec(t);if(_===null)break;n=So.lastIndex;try{this.body.push(u(_[1]))}catch(E){if(E instanceof SyntaxError)continue;throw E}}function r(_){return _.lastIndex=n,_.test(t)}function o(_,E){if(t[n]===_)return n++,!0;if(E)throw new E(`Expected ${_}`);return!1}function s(_,E){if(r(_))return n=_.lastIndex,!0;if(E)throw new E(`Expected ${_.toString()}`);return!1}function a(_){_.lastIndex=n;let E=_.exec(t);if(E===null)throw new SyntaxError(`Expected ${_.toString()}`);return n=_.lastIndex,E}function l(_){return a(_)[1]}function u(_){let E=d(),O=c();if(E===null&&Object.keys(O).length===0)throw new SyntaxError("Expected message value or attributes");return{id:_,value:E,attributes:O}}function c(){let _=Object.create(null);for(;r(ja);){let E=l(ja),O=d();if(O===null)throw new SyntaxError("Expected attribute value");_[E]=O}return _}function d(){let _;if(r(Qn)&&(_=l(Qn)),t[n]==="{"||t[n]==="}")return f(_?[_]:[],1/0);let E=I();return E?_?f([_,E],E.length):(E.value=W(E.value,of),f([E],E.length)):_?W(_,Za):null}function f(_=[],E){for(;;){if(r(Qn)){_.push(l(Qn));continue}if(t[n]==="{"){_.push(m());continue}if(t[n]==="}")throw new SyntaxError("Unbalanced closing brace");let me=I();if(me){_.push(me),E=Math.min(E,me.length);continue}break}let O=_.length-1,q=_[O];typeof q=="string"&&(_[O]=W(q,Za));let Z=[];for(let me of _)me instanceof er&&(me=me.value.slice(0,me.value.length-E)),me&&Z.push(me);return Z}function m(){s(lf,SyntaxError);let _=p();if(s(Ga))return _;if(s(pf)){let E=k();return s(Ga,SyntaxError),{type:"select",selector:_,...E}}throw new SyntaxError("Unclosed placeable")}function p(){if(t[n]==="{")return m();if(r(Ua)){let[,_,E,O=null]=a(Ua);if(_==="$")return{type:"var",name:E};if(s(df)){let q=h();if(_==="-")return{type:"term",name:E,attr:O,args:q};if(nf.test(E))return{type:"func",name:E,args:q};throw new SyntaxError("Function names must be all upper-case")}return _==="-"?{type:"term",name:E,attr:O,args:[]}:{type:"mesg",name:E,attr:O}}return $()}function h(){let _=[];for(;;){switch(t[n]){case")":return n++,_;case void 0:throw new SyntaxError("Unclosed argument list")}_.push(y()),s(mf)}}function y(){let _=p();return _.type!=="mesg"?_:s(ff)?{type:"narg",name:_.name,value:$()}:_}function k(){let _=[],E=0,O;for(;r(ef);){o("*")&&(O=E);let q=v(),Z=d();if(Z===null)throw new SyntaxError("Expected variant value");_[E++]={key:q,value:Z}}if(E===0)return null;if(O===void 0)throw new SyntaxError("Expected default variant");return{variants:_,star:O}}function v(){s(uf,SyntaxError);let _;return r(To)?_=x():_={type:"str",value:l(tf)},s(cf,SyntaxError),_}function $(){if(r(To))return x();if(t[n]==='"')return C();throw new SyntaxError("Invalid expression")}function x(){let[,_,E=""]=a(To),O=E.length;return{type:"num",value:parseFloat(_),precision:O}}function C(){o('"',SyntaxError);let _="";for(;;){if(_+=l(rf),t[n]==="\\"){_+=T();continue}if(o('"'))return{type:"str",value:_};throw new SyntaxError("Unclosed string literal")}}function T(){if(r(qa))return l(qa);if(r(Ya)){let[,_,E]=a(Ya),O=parseInt(_||E,16);return O<=55295||57344<=O?String.fromCodePoint(O):"�"}throw new SyntaxError("Unknown escape sequence")}function I(){let _=n;switch(s(hf),t[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return D(t.slice(_,n))}return t[n-1]===" "?D(t.slice(_,n)):!1}function W(_,E){return _.replace(E,"")}function D(_){let E=_.replace(sf,`
`),O=af.exec(_)[1].length;return new er(E,O)}}},er=class{constructor(t,n){this.value=t,this.length=n}};var Ja=`city-atlanta = Atlanta
city-boston = Boston
city-calgary = Calgary
city-charleston = Charleston
city-chicago = Chicago
city-dallas = Dallas
city-denver = Denver
city-duluth = Duluth
city-el-paso = El Paso
city-helena = Helena
city-houston = Houston
city-kansas-city = Kansas City
city-las-vegas = Las Vegas
city-little-rock = Little Rock
city-los-angeles = Los Angeles
city-miami = Miami
city-montreal = Montréal
city-nashville = Nashville
city-new-orleans = New Orleans
city-new-york = New York
city-oklahoma-city = Oklahoma City
city-omaha = Omaha
city-phoenix = Phoenix
city-pittsburgh = Pittsburgh
city-portland = Portland
city-raleigh = Raleigh
city-saint-louis = Saint Louis
city-salt-lake-city = Salt Lake City
city-san-francisco = San Francisco
city-santa-fe = Santa Fe
city-sault-st-marie = Sault St. Marie
city-seattle = Seattle
city-toronto = Toronto
city-vancouver = Vancouver
city-washington = Washington
city-winnipeg = Winnipeg
color-red = red
color-orange = orange
color-yellow = yellow
color-green = green
color-blue = blue
color-purple = purple
color-black = black
color-white = white
color-locomotive = locomotive
color-gray = gray
refusal-not-a-move = { $why ->
    [empty] An empty text is not a move. Try “draw red”, “draw deck”, “draw tickets”, “keep …” or “claim … with …”.
    [too_long] That is too long for a move: a move has at most { $limit } characters.
    [characters] “{ $text }” holds characters that cannot be part of a move.
    [draw] Draw what? A face-up card by its colour (“draw red”), “draw deck” or “draw tickets”.
    [keep] Keep which tickets? Write “keep all”, or their cities: “keep Dallas-New York, Denver-El Paso”.
    [many] That names far more tickets than an offer can hold.
    [claim] A claim names a route and what is paid: “claim Helena-Seattle with 5 yellow + 1 locomotive”.
    [payment] “{ $payment }” is not a payment. Write numbers and colours: “5 yellow + 1 locomotive”.
    [pair] “{ $pair }” does not name two cities. Write them with a dash between: “Helena-Seattle”.
    [pass] To pass, write “pass” and nothing else.
    [near] “{ $text }” is not a move. Did you mean { $suggestions } …?
   *[verb] “{ $text }” is not a move. A move begins with draw, keep, claim or pass.
}
refusal-unknown-city = { $near ->
    [0] There is no city called “{ $name }” on this board.
   *[other] There is no city called “{ $name }” on this board. Did you mean { $suggestions }?
}
refusal-unknown-colour = { $name ->
    [gray] Gray is a colour of routes only; there are no gray cards. Cards are { $colors }.
   *[other] { $near ->
        [0] There is no train card of the colour “{ $name }”. Cards are { $colors }.
       *[other] There is no train card of the colour “{ $name }”. Did you mean { $suggestions }?
    }
}
refusal-unknown-ticket = { $near ->
    [0] There is no ticket { $ticket }.
   *[other] There is no ticket { $ticket }. Tickets from or to these cities: { $tickets }.
}
refusal-not-adjacent = { $near ->
    [0] No route joins { $city_a } and { $city_b }. From { $city_a } routes lead to { $cities }.
   *[other] Between { $city_a } and { $city_b } there is no lane “{ $lane }”. There { $near ->
        [one] is { $routes }
       *[other] are { $routes }
    }.
}
refusal-ambiguous = { $what ->
    [lane] Two lanes fit. Choose one:
   *[payment] There { $n ->
        [one] is { $n } way
       *[other] are { $n } ways
    } to pay for that, and the choice is yours:
}
    { $choices }
refusal-game-over = The game is over.
refusal-not-your-turn = { $answered ->
    [1] This seat has chosen its first tickets already; others still have to choose.
   *[0] It is not this seat’s turn: { $seat_name } is to move.
}
refusal-must-finish-draw = First finish drawing: a second train card has to be taken.
refusal-must-choose-tickets = First choose which of the drawn tickets to keep.
refusal-faceup-locomotive-second = A face-up locomotive cannot be the second card. Take another card, or one from the deck.
refusal-slot-empty = No { $color } card lies face up.
refusal-no-cards = The deck has no train card to draw, and the discard is empty too.
refusal-owned = { $route } belongs to { $owner_name } already.
refusal-own-twin = { $owner_name } owns the other lane of { $route }; nobody may own both.
refusal-closed-double = { $owner_name } owns the other lane of { $route }. With two or three players that closes this one for everybody.
refusal-not-enough-trains = { $route } takes { $length ->
    [one] { $length } train
   *[other] { $length } trains
}; { $trains ->
    [0] none is left
    [one] only { $trains } is left
   *[other] only { $trains } are left
}.
refusal-wrong-count = { $route } takes exactly { $length ->
    [one] { $length } card
   *[other] { $length } cards
}, not { $have }.
refusal-mixed-colours = One colour only, with locomotives if you like: { $colors } cannot be mixed.
refusal-wrong-colour = { $route } is { $route_color }: it takes { $route_color } cards and locomotives, not { $color }.
refusal-not-in-hand = { $held ->
    [0] That takes { $need } { $color }; there is none in this hand.
    [one] That takes { $need } { $color }; there is only { $held } in this hand.
    [other] That takes { $need } { $color }; there are only { $held } in this hand.
   *[unknown] The cards for { $route } are not in this hand.
}
refusal-keep-min-2 = Keep at least two of the first tickets.
refusal-keep-min-1 = Keep at least one of the drawn tickets.
refusal-not-in-offer = { $open ->
    [0] No tickets are on offer, so there is nothing to keep.
   *[other] { $tickets } is not on offer. To choose from: { $offer }.
}
refusal-no-tickets = There are no tickets left to draw.
refusal-pass-not-allowed = Passing is allowed only when nothing else is possible.
refusal-stale = The game has moved on since this was sent; nothing was done.
refusal-undo-not-allowed = That cannot be taken back: others have moved since, or something hidden was turned up.
refusal-cancelled = That was called off before it was done.
refusal-malformed = That message makes no sense ({ $field }); nothing was done.
ui-title = Ticket to Ride — USA
ui-pair = { $a } – { $b }
ui-lane = { $route } ({ $color })
ui-list-separator = { ", " }
ui-ply = Move { $ply }
ui-live = live
ui-looking-back = You are looking at move { $ply }
ui-to-live = Back to now
ui-undo = Undo
ui-undo-none = Nothing to take back
ui-new-game = New game
ui-rematch = Rematch
ui-resume = Resume
ui-help = Help
ui-menu = More
ui-close = Close
ui-back = Back to the game
ui-language = Language
ui-theme-to-dark = Switch to dark
ui-theme-to-light = Switch to light
ui-speed = Speed of the bots
ui-speed-head = Bots
ui-speed-0 = Bots wait
ui-speed-1 = Bots play slowly
ui-speed-2 = Bots play fast
ui-speed-3 = Bots play at once
ui-board = Map of the board. Arrow keys go from city to city, full stop and comma through a city’s routes, Enter chooses, Escape cancels.
ui-turn-yours = Your turn
ui-turn-first-hint = Claim a route, draw train cards or draw tickets
ui-turn-second = Draw a second card
ui-turn-second-hint = A face-up locomotive cannot be the second card
ui-turn-of = { $name } to move
ui-turn-bot-hint = The bot is thinking
ui-turn-wait-hint = Choose your move when it is your turn
ui-watching = You are watching
ui-choose-initial = Choose your first tickets
ui-choose-tickets = Choose tickets to keep
ui-choose-hint = Tick at least { $n } of those below: { $ticked } ticked, worth { $points } points
ui-choosing-others = Others are still choosing their first tickets
ui-keep = { $n ->
    [0] Keep tickets
    [one] Keep 1 ticket
   *[other] Keep { $n } tickets
  }
ui-claim = Claim { $route }
ui-payment-part = { $n } { $kind ->
    [locomotive] { $n ->
        [one] locomotive
       *[other] locomotives
      }
   *[other] { $color }
  }
ui-payment-join = { " + " }
ui-points-gain = +{ $n ->
    [one] 1 point
   *[other] { $n } points
  }
ui-trains-after = { $n ->
    [one] 1 train left
   *[other] { $n } trains left
  }
ui-pay-with = Pay with
ui-choose-payment = Choose a payment
ui-completes = completes { $tickets }
ui-completes-count = completes { $n ->
    [one] 1 ticket
   *[other] { $n } tickets
  } +{ $points }
ui-draw = Draw { $color }
ui-draw-hint = Face up, from the market
ui-draw-loco-hint = A face-up locomotive is your whole draw
ui-draw-deck = Draw from the deck
ui-draw-deck-hint = { $n ->
    [one] 1 covered card left
   *[other] { $n } covered cards left
  }
ui-draw-tickets = Draw tickets
ui-draw-tickets-hint = Up to three tickets; you must keep at least one
ui-pass = Pass
ui-pass-hint = Nothing else is possible
ui-confirm = Confirm
ui-cancel = Cancel
ui-ok = OK
ui-key-enter = Enter
ui-key-esc = Esc
ui-busy = Kernel busy, your move is waiting
ui-busy-hint = It will be made when the running cell is done. Cancel, and it never will be
ui-cancelling = Taking the move back …
ui-lost = The kernel is not answering
ui-lost-hint = Is it running? Start it, and run the cell with the board again
ui-rule = Rule { $rule }
ui-refused-unknown = The kernel refused this ({ $code })
ui-why-undo-not-allowed = That cannot be taken back any more
ui-why-cancelled = Cancelled; nothing was done
ui-why-spectator = You are watching this game
ui-why-not-started = No game is on yet: choose who plays, then press “Start game”
ui-why-choose-payment = Choose what to pay with first
ui-final-round = { $n ->
    [0] Final round
    [one] Final round: 1 turn left
   *[other] Final round: { $n } turns left
  }
ui-held-hint = They go on after your move, or now
ui-paused-hint = Set their speed to let them play
ui-bot-stopped = { $name } stopped: { $reason }
ui-bot-stopped-hint = Resume asks it again
ui-over = Game over
ui-over-counting = The points are being counted below
ui-wins = { $name ->
    [You] You win
   *[other] { $name } wins
}
ui-win-shared = { $names } share the victory
ui-curtain = Pass the screen to { $name }
ui-curtain-hint = Hand and tickets stay covered until then
ui-reveal = I am { $name }
ui-loading = Waiting for the game
ui-ply-of = Move { $ply } / { $live }
ui-time = Back and forth in the game
ui-time-first = To the beginning
ui-time-back = One turn back
ui-time-forward = One turn forward
ui-time-last = To now
ui-time-slider = Move shown
ui-replay = Play
ui-replay-pause = Pause
ui-past-start = Before the first move
ui-why-looking-back = Nothing can be played in the past. Go back to now first
ui-busy-other = Kernel busy
ui-busy-other-hint = It will answer when the running cell is done
ui-link-lost = The kernel is not answering: run the cell again
ui-link-lost-hint = It was restarted or shut down. The board shows what was last known
ui-link-lost-brief = no kernel
ui-link-none = A saved board: it is not live
ui-link-none-hint = There is no kernel behind it. Run the cell to play on
ui-link-none-brief = not live
ui-saving-failed-hint = The game could not be written to its file; this is tried again at every move
ui-saving-taken-hint = Another game or program is writing that file now
ui-today = today { $time }
ui-since = Since your last turn
ui-since-close = Put the summary away
ui-since-of = { $name }: { $what }
ui-since-claims = { $routes } claimed, +{ $points }
ui-since-open = took { $cards }
ui-since-covered = { $n ->
    [one] 1 card from the deck
   *[other] { $n } cards from the deck
  }
ui-since-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
ui-since-kept = { $n ->
    [one] 1 ticket kept
   *[other] { $n } tickets kept
  }
ui-since-passed = passed
ui-last-turn-yours = your last turn
ui-curtain-covered = { $cards ->
    [one] 1 train card
   *[other] { $cards } train cards
  } and { $tickets ->
    [one] 1 ticket
   *[other] { $tickets } tickets
  } stay covered until then
ui-open-hands = What everybody holds
ui-open-hands-hint = All hands are open
ui-counts = Train cards by colour
ui-counts-discard = discarded
ui-counts-unseen = not seen
ui-counts-unseen-hint = In the deck or in the hands of others
ui-path-hint = Longest path: { $n ->
    [one] 1 train
   *[other] { $n } trains
  }. Press to see it on the map
ui-full = Full screen
ui-full-leave = Leave full screen
ui-caption-again = Claim { $route }: once more to confirm
ui-caption-pay = Claim { $route }: choose a colour with the keys, then confirm
ui-help-key-time = one turn back, forward (with Alt: one move)
ui-short-of-cards = { $gray ->
    [no] { $route } needs { $need } { $color }; you have { $held ->
        [0] none
       *[other] { $held } { $using_color }
      }{ $locomotives ->
        [0] {""}
        [one] {" "}and 1 locomotive
       *[other] {" "}and { $locomotives } locomotives
      }.
    [yes] { $route } needs { $need } of one colour; you have at most { $held ->
        [0] none
       *[other] { $held } { $using_color }
      }{ $locomotives ->
        [0] {""}
        [one] {" "}and 1 locomotive
       *[other] {" "}and { $locomotives } locomotives
      }.
   *[unknown] The cards for { $route } are not in this hand.
  }
ui-players = Players
ui-you = you
ui-bot = bot
ui-to-move = to move
ui-choosing = choosing
ui-last-turn = last turn
ui-longest = longest { $n }
ui-trains-title = Trains
ui-cards-title = Train cards
ui-tickets-title = Tickets
ui-points-title = Points
ui-player-line = Seat { $seat }, { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $trains ->
    [one] 1 train
   *[other] { $trains } trains
  }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }, { $tickets ->
    [one] 1 ticket
   *[other] { $tickets } tickets
  }
ui-market = Market
ui-market-hint = A face-up locomotive ends the draw
ui-market-second = No face-up locomotive as second card
ui-market-empty = Empty place
ui-deck = Draw blind
ui-deck-left = { $n } in deck
ui-deck-discard = { $n } discarded
ui-ticket-deck = Tickets
ui-ticket-deck-left = { $n } left
ui-ticket-deck-keep = keep ≥ 1
ui-log = Log
ui-log-hint = Choose a row to go back to it
ui-log-empty = Nothing has happened yet
ui-log-more = Show earlier moves
ui-log-unfold = Show all
ui-log-fold = Show less
ui-as-text = As text
ui-copy-game = Copy the game as Python
ui-text-below = Text under the board
ui-copy = Copy
ui-copy-code = Copy { $code }
ui-copy-python = Copy as Python
ui-copied = Copied
ui-copy-failed = The kernel did not answer
ui-copy-by-hand = The browser does not let this page copy. Here it is, to copy by hand:
ui-view-text = What is shown, as text
ui-view-text-hide = Hide the text
ui-branch = Branch
ui-branch-here = Branch here
ui-branch-here-hint = Try something else from here; the game stays as it is
ui-branch-of = Branch { $n }, from move { $ply }
ui-branch-code = How to call it in a cell
ui-why-branch-not-allowed = A branch would show what is still to come. There can be one when the game is over
ui-hand = Your hand · { $n }
ui-hand-none = Hand
ui-hand-of = { $name }’s hand · { $n }
ui-hand-hint = Keys 1–9 pick a colour
ui-hand-empty = No train cards
ui-hand-pick = { $n } { $color }: show what they can pay
ui-tickets = Your tickets · { $n } at stake
ui-tickets-none = Your tickets
ui-tickets-hint = Point at one to see its cities
ui-ticket-open = open
ui-ticket-left = { $n ->
    [one] 1 claim left
   *[other] { $n } claims left
  }
ui-ticket-left-brief = { $n } left
ui-ticket-done = done
ui-ticket-blocked = blocked
ui-ticket-missed = missed
ui-ticket-label = { $ticket }, { $points } points
ui-spectator-hand = A spectator sees no hand
ui-offer = Choose from these
ui-tab-hand = Hand { $n }
ui-tab-market = Market
ui-tab-tickets = Tickets { $n }
ui-tab-log = Log
ui-tabs = Panels
ui-legend-trains = Trains
ui-north = N
ui-saved-title = There is an unfinished game
ui-saved = { $names } · move { $ply } · { $time }
ui-saved-continue = Continue this game
ui-saved-decline = New game
ui-saving-failed = Not saved
ui-saving-taken = Saved elsewhere
ui-start-title = New game
ui-start-hint = 2 to 5 seats
ui-start-name = Name, seat { $n }
ui-start-kind = Who plays seat { $n }
ui-start-person = Person
ui-start-greedy = Greedy bot
ui-start-random = Random bot
ui-start-other = { $name } (bot)
ui-start-add = Add a seat
ui-start-remove = Remove seat { $n }
ui-start-seed = Seed (optional)
ui-start-seed-hint = The same seed deals the same game
ui-start-go = Start game
ui-start-bad-seed = A whole number, please
ui-start-default-name = { $n ->
    [1] Ann
    [2] Bo
    [3] Cai
    [4] Dee
   *[other] Eve
  }
ui-start-bar = Who plays?
ui-start-bar-hint = People and bots, as you like. Then press “Start game”
ui-scoring = Final scoring
ui-score-routes = Routes
ui-score-longest = Longest path
ui-score-longest-value = { $n ->
    [one] 1 train
   *[other] { $n } trains
  }
ui-score-total = Total
ui-score-show-path = { $name ->
    [You] Show your longest path
   *[other] Show the longest path of { $name }
}
ui-score-no-tickets = no tickets
ui-score-skip = Show all
ui-winner = winner
ui-help-title = How to play
ui-help-rules-1 = A turn is one of three: draw train cards, claim a route, or draw tickets.
ui-help-rules-2 = Draw two cards, face up or covered. A face-up locomotive counts as both.
ui-help-rules-3 = Claim a route with as many cards of its colour as it has spaces; gray takes any one colour; locomotives are jokers.
ui-help-rules-4 = Draw up to three tickets and keep at least one. Connected at the end, they score; otherwise they cost.
ui-help-rules-5 = With 2 or 3 players only one lane of a double route can be claimed.
ui-help-rules-6 = When someone has two trains or fewer, everybody has one last turn. The longest path scores 10.
ui-help-keys = Keys, when the map is focused
ui-help-key-arrows = from city to city; among payments
ui-help-key-cycle = the routes of that city
ui-help-key-enter = choose, then confirm
ui-help-key-esc = cancel
ui-help-key-colors = a colour of your hand
ui-help-key-market = a market card
ui-help-key-deck = draw from the deck
ui-help-key-tickets = draw tickets
ui-help-key-space = tick a ticket
ui-help-key-undo = undo
ui-help-key-help = this help
ui-help-note = Unofficial. “Ticket to Ride” is a trademark of Days of Wonder, with whom this project is not affiliated.
ui-lesson-n = Lesson { $n }
ui-lesson = Lesson
ui-lesson-named = Lesson { $n }: { $title }
ui-lesson-step = Step { $step } of { $steps }
ui-lesson-rules = Rules of this lesson
ui-lesson-prompt = Choose on the map, among the cards or in your hand, then confirm. Nothing counts before that.
ui-lesson-prompt-exam = Answer as you think right. Your answer is recorded and not judged here.
ui-lesson-hint = Hint
ui-lesson-hint-more = Another hint
ui-lesson-hint-none = That was the last hint
ui-lesson-hint-n = Hint { $n }
ui-lesson-again = Practise again
ui-lesson-next = Next lesson
ui-lesson-back = Previous lesson
ui-lesson-right = Right
ui-lesson-wrong = Not the task
ui-lesson-refused = Not allowed
ui-lesson-open = On the way
ui-lesson-solved = Solved
ui-lesson-recorded = Recorded
ui-lesson-course = All lessons
ui-lesson-course-close = Close the list of lessons
ui-lesson-course-progress = { $solved } of { $n } solved
ui-lesson-course-place = Lesson { $n } of { $all }
ui-lesson-state-new = not tried yet
ui-lesson-state-tried = tried
ui-lesson-state-solved = solved
ui-lesson-station = { $lesson }, { $state }
ui-lesson-copy = Copy { $code }
ui-lesson-copied = Copied: { $code }
ui-lesson-pay = Your payment
ui-lesson-pay-hint = Take cards from your hand
ui-lesson-pay-none = Lay down at least one card
ui-lesson-pay-take = Take { $color }, { $n } left
ui-lesson-pay-give = Take back { $color }
ui-lesson-pay-spaces = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
ui-lesson-pay-said = { $what }, { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}. { $cards ->
    [0] Digits take cards from your hand.
   *[other] Laid down: { $payment }. Enter confirms.
}
ui-lesson-bar-done = Your turn is over
ui-lesson-bar-done-hint = To try something else, practise again.
ui-lesson-bar-solved = Lesson solved
ui-lesson-bar-solved-hint = Practise it again, or go on.
ui-lesson-bar-solved-last = You can practise it as often as you like.
ui-lesson-bar-all = All { $n } lessons solved
ui-lesson-bar-recorded = Answer recorded
ui-lesson-key-hint = a hint
ui-lesson-key-again = practise again
ui-lesson-key-next = next lesson
ui-lesson-key-backspace = take a card back
event-draw-n = { $name ->
    [You] You draw
   *[other] { $name } draws
}{ $n ->
    [one] { "" }
   *[other] { " " }{ $n }
  }
event-deck-n = { $name ->
    [You] You draw
   *[other] { $name } draws
} { $n } blind
event-draw-mixed = { $name ->
    [You] You draw
   *[other] { $name } draws
}, 1 blind
event-tickets = { $name ->
    [You] You draw
   *[other] { $name } draws
} { $n ->
    [one] 1 ticket
   *[other] { $n } tickets
  }
event-chosen = { $name ->
    [You] You have chosen
   *[other] { $name } has chosen
} tickets
event-keep = { $name ->
    [You] You keep
   *[other] { $name } keeps
} { $kept } of { $of ->
    [one] 1 ticket
   *[other] { $of } tickets
  }
event-claim = { $name ->
    [You] You claim
   *[other] { $name } claims
} { $route }
event-pass = { $name ->
    [You] You pass
   *[other] { $name } passes
}
event-final = Final round
event-reshuffled = Discards shuffled
event-wipes = Market swept
event-live-draw = { $name ->
    [You] You draw
   *[other] { $name } draws
} { $color }.
event-live-deck = { $name ->
    [You] You draw
   *[other] { $name } draws
} a covered card.
event-live-deck-own = You draw { $color } from the deck.
event-live-tickets = { $name ->
    [You] You draw
   *[other] { $name } draws
} { $n ->
    [one] 1 ticket
   *[other] { $n } tickets
  }.
event-live-chosen = { $name ->
    [You] You have chosen
   *[other] { $name } has chosen
} the first tickets.
event-live-keep = { $name ->
    [You] You keep
   *[other] { $name } keeps
} { $kept } of { $of ->
    [one] 1 ticket
   *[other] { $of } tickets
  }.
event-live-claim = { $name ->
    [You] You claim
   *[other] { $name } claims
} { $route } with { $payment }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
event-live-pass = { $name ->
    [You] You pass
   *[other] { $name } passes
}.
event-live-wipes = Three locomotives: the market is swept.
event-live-reshuffled = The discards become the new deck.
event-live-final = The final round begins.
event-live-over = The game is over.
event-live-yours = Your turn.
live-turn = { $name } to move.
live-second = Draw a second card.
live-choose = Choose the tickets to keep: at least { $n }.
live-pass = You can only pass.
live-last-turn = This is your last turn.
live-moved-back = Back at move { $ply }.
live-ticket-done = Ticket complete: { $ticket }.
live-many = { $n ->
    [one] One more move.
   *[other] { $n } more moves.
  }
live-sum-claim = { $name ->
    [You] You claim
   *[other] { $name } claims
} { $route }.
live-sum-draws = { $name ->
    [You] You draw
   *[other] { $name } draws
} { $n ->
    [one] a card
   *[other] { $n } cards
  }.
live-sum-tickets = { $name ->
    [You] You draw
   *[other] { $name } draws
} tickets.
live-sum-pass = { $name ->
    [You] You pass
   *[other] { $name } passes
}.
live-wins = { $name ->
    [You] You win
   *[other] { $name } wins
} with { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
live-shared = { $names } share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
live-curtain = Pass the screen to { $name }.
live-city = { $city }: { $routes ->
    [one] 1 route
   *[other] { $routes } routes
  }, { $legal ->
    [0] none can be claimed now
    [one] 1 can be claimed now
   *[other] { $legal } can be claimed now
  }.
live-choice = { $what }, { $payment }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $trains ->
    [one] 1 train left
   *[other] { $trains } trains left
  }. Enter confirms.
live-choice-pay = { $what }: { $n } ways to pay. Choose with the arrow keys.
live-choice-draw = { $what }. Enter confirms.
live-picked = { $color }: can pay for { $n ->
    [one] 1 route
   *[other] { $n } routes
  }.
live-ticket = { $ticket }, { $ticked ->
    [1] ticked
   *[0] not ticked
  }.
ui-route-facts = { $route } · { $color } · { $n ->
    [one] 1 train
   *[other] { $n } trains
  } · { $points ->
    [one] 1 point
   *[other] { $points } points
  }
ui-route-can = You can claim it.
ui-route-of = Claimed by { $name ->
    [You] you
   *[other] { $name }
}.
ui-key = Key
ui-zoom-in = Enlarge the map
ui-zoom-out = Show the whole map
ui-mirror = All moves, as a list
ui-mirror-close = Close the list of moves
ui-mirror-state = Where the game stands
ui-mirror-now = What you can do now
ui-mirror-nothing = There is nothing to choose now.
ui-mirror-market = Market: { $cards }. { $deck } in the deck, { $discard } discarded, { $tickets ->
    [one] 1 ticket
   *[other] { $tickets } tickets
  } left.
ui-mirror-empty = empty place
ui-mirror-hand = Your hand: { $cards }.
ui-mirror-hand-none = Your hand is empty.
ui-mirror-tickets = Your tickets
ui-mirror-ticket = { $ticket }: { $state }
ui-mirror-ticket-left = { $n ->
    [one] 1 claim left
   *[other] { $n } claims left
  }
ui-mirror-routes = Routes claimed
ui-mirror-routes-of = { $name }: { $routes }.
ui-mirror-routes-none = { $name }: none.
ui-mirror-draw = Draw train cards
ui-mirror-draw-tickets = Draw tickets
ui-mirror-keep-head = Keep tickets
ui-mirror-keep = Keep { $tickets }
ui-mirror-claims = Claim a route
ui-mirror-claims-hint = Each route stands under the first of its two cities.
ui-mirror-city = { $city }: { $n ->
    [one] 1 route
   *[other] { $n } routes
  }
ui-mirror-claim = Claim { $a } to { $b }, with { $payment }
ui-mirror-claim-lane = Claim { $a } to { $b }, { $lane }, with { $payment }
ui-mirror-lane-color = { $color } lane
ui-mirror-lane-number = lane { $n }
ui-mirror-and = { " and " }
ui-mirror-game = The game
ui-ref-search = Search the reference
ui-ref-search-hint = Search: locomotive, 车票, R21 …
ui-ref-clear = Clear the search
ui-ref-results = What was found
ui-ref-meant = Perhaps you meant
ui-ref-for-example = For example
ui-ref-or = { " or " }
ui-ref-tabs = Parts of the reference
ui-ref-tab-questions = Questions
ui-ref-tab-rules = Rules
ui-ref-tab-catalogue = Components
ui-ref-tab-tickets = Tickets
ui-ref-tab-routes = Routes
ui-ref-tab-turn = Turn and points
ui-ref-tab-conventions = Conventions
ui-ref-tab-museum = Rare states
ui-ref-tab-glossary = Words
ui-ref-back = Back
ui-ref-open = Open on the board
ui-ref-open-here = On the board below
ui-ref-opened = On the board: { $title }
ui-ref-on-board = On the board
ui-ref-show-text = Show the text
ui-ref-close = Close the board
ui-ref-again = From the beginning
ui-ref-next = Play the next move
ui-ref-try = Try the next move
ui-ref-moves = Moves to play here
ui-ref-free = No moves are set here. Look round, or play on as you like.
ui-ref-barred = refused
ui-ref-refused = { $move } (refused)
ui-ref-step-done = Move { $n }, done: { $move }
ui-ref-step-due = Move { $n }, next: { $move }
ui-ref-step-later = Move { $n }, later: { $move }
ui-ref-keep-none = Keep no ticket
ui-ref-keep-all = Keep all tickets
ui-ref-see-also = See also
ui-ref-comes-up = Where it comes up
ui-ref-before = Previous rule
ui-ref-after = Next rule
ui-ref-ticket = Ticket { $a } to { $b }, { $points } points
ui-ref-route = Route { $a } to { $b }: { $color }, { $n ->
    [one] 1 space
   *[other] { $n } spaces
  }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }
ui-ref-only = Only { $city }
ui-ref-all = Show all
ui-ref-map-hint = Point at a line, or choose it, to see it here`;var Xa=`city-atlanta = アトランタ
city-boston = ボストン
city-calgary = カルガリー
city-charleston = チャールストン
city-chicago = シカゴ
city-dallas = ダラス
city-denver = デンバー
city-duluth = ダルース
city-el-paso = エルパソ
city-helena = ヘレナ
city-houston = ヒューストン
city-kansas-city = カンザスシティ
city-las-vegas = ラスベガス
city-little-rock = リトルロック
city-los-angeles = ロサンゼルス
city-miami = マイアミ
city-montreal = モントリオール
city-nashville = ナッシュビル
city-new-orleans = ニューオーリンズ
city-new-york = ニューヨーク
city-oklahoma-city = オクラホマシティ
city-omaha = オマハ
city-phoenix = フェニックス
city-pittsburgh = ピッツバーグ
city-portland = ポートランド
city-raleigh = ローリー
city-saint-louis = セントルイス
city-salt-lake-city = ソルトレイクシティ
city-san-francisco = サンフランシスコ
city-santa-fe = サンタフェ
city-sault-st-marie = スー・セント・マリー
city-seattle = シアトル
city-toronto = トロント
city-vancouver = バンクーバー
city-washington = ワシントン
city-winnipeg = ウィニペグ
color-red = 赤
color-orange = オレンジ
color-yellow = 黄
color-green = 緑
color-blue = 青
color-purple = 紫
color-black = 黒
color-white = 白
color-locomotive = SL（機関車）
color-gray = 灰色
ui-title = Ticket to Ride — USA
ui-pair = { $a } – { $b }
ui-lane = { $route }（{ $color }）
ui-list-separator = 、
ui-ply = { $ply } 手目
ui-live = 現在
ui-looking-back = { $ply } 手目を表示中
ui-to-live = 現在に戻る
ui-undo = 元に戻す
ui-undo-none = 戻せる手はありません
ui-new-game = 新しいゲーム
ui-rematch = もう一度
ui-resume = 再開
ui-help = ヘルプ
ui-menu = その他
ui-close = 閉じる
ui-back = ゲームに戻る
ui-language = 言語
ui-theme-to-dark = 暗くする
ui-theme-to-light = 明るくする
ui-speed = ボットの速さ
ui-speed-head = ボット
ui-speed-0 = ボットは待つ
ui-speed-1 = ボットはゆっくり
ui-speed-2 = ボットは速く
ui-speed-3 = ボットはすぐに
ui-board = 地図。矢印キーで都市を移動、ピリオドとコンマでその都市の路線を選び、Enter で決定、Esc で取り消し。
ui-turn-yours = あなたの番です
ui-turn-first-hint = 路線を確保するか、列車カードか行き先チケットを引きます
ui-turn-second = 2 枚目のカードを引く
ui-turn-second-hint = 2 枚目に表向きの SL は取れません
ui-turn-of = { $name } の番です
ui-turn-bot-hint = ボットが考えています
ui-turn-wait-hint = あなたの番になったら選んでください
ui-watching = 観戦中です
ui-choose-initial = 最初の行き先チケットを選ぶ
ui-choose-tickets = 残す行き先チケットを選ぶ
ui-choose-hint = 下で { $n } 枚以上選びます：{ $ticked } 枚、{ $points } 点
ui-choosing-others = ほかの人が最初の行き先チケットを選んでいます
ui-keep = { $n ->
    [0] 行き先チケットを残す
   *[other] { $n } 枚残す
  }
ui-claim = { $route } を確保
ui-payment-part = { $kind ->
    [locomotive] SL
   *[other] { $color }
  } { $n } 枚
ui-payment-join = { " + " }
ui-points-gain = +{ $n } 点
ui-trains-after = 残り列車コマ { $n } 個
ui-pay-with = 支払い
ui-choose-payment = 支払いを選ぶ
ui-completes = { $tickets } を達成
ui-completes-count = 行き先チケット { $n } 枚を達成 +{ $points }
ui-draw = { $color }を取る
ui-draw-hint = 表向きのカード
ui-draw-loco-hint = 表向きの SL は 1 枚だけで終わりです
ui-draw-deck = 山札から引く
ui-draw-deck-hint = 山札は残り { $n } 枚
ui-draw-tickets = 行き先チケットを引く
ui-draw-tickets-hint = 3 枚まで。1 枚以上残します
ui-pass = パス
ui-pass-hint = ほかにできることがありません
ui-confirm = 決定
ui-cancel = 取り消し
ui-ok = 了解
ui-key-enter = Enter
ui-key-esc = Esc
ui-busy = カーネルが処理中です。手は待っています
ui-busy-hint = 実行中のセルが終わると行われます。取り消せば行われません
ui-cancelling = 取り消しています……
ui-lost = カーネルから応答がありません
ui-lost-hint = カーネルは動いていますか。起動して、盤のセルをもう一度実行してください
ui-rule = ルール { $rule }
ui-refused-unknown = カーネルに断られました（{ $code }）
ui-why-undo-not-allowed = もう元に戻せません
ui-why-cancelled = 取り消しました。何も行われていません
ui-why-spectator = このゲームは観戦中です
ui-why-not-started = まだ始まっていません。だれが遊ぶかを選び、「開始」を押してください
ui-why-choose-payment = まず何で支払うかを選んでください
ui-final-round = { $n ->
    [0] 最終ラウンド
   *[other] 最終ラウンド：残り { $n } 手番
  }
ui-held-hint = あなたの手のあと、または今すぐ続けます
ui-paused-hint = 速さを選ぶと動きます
ui-bot-stopped = { $name } が止まりました：{ $reason }
ui-bot-stopped-hint = 「再開」でもう一度たずねます
ui-over = ゲーム終了
ui-over-counting = 下で得点を数えています
ui-wins = { $name } の勝ち
ui-win-shared = { $names } の同時優勝
ui-curtain = 画面を { $name } に渡してください
ui-curtain-hint = それまで手札と行き先チケットは伏せてあります
ui-reveal = 私が { $name } です
ui-loading = ゲームを待っています
ui-ply-of = { $ply } / { $live } 手
ui-time = 対局の前後へ
ui-time-first = 最初へ
ui-time-back = 1 手番戻る
ui-time-forward = 1 手番進む
ui-time-last = 現在へ
ui-time-slider = 表示する手
ui-replay = 再生
ui-replay-pause = 一時停止
ui-past-start = 最初の手の前
ui-why-looking-back = 過去の局面では行動できません。まず現在に戻ってください
ui-busy-other = カーネルは実行中です
ui-busy-other-hint = 実行中のセルが終わると応答します
ui-link-lost = カーネルが応答しません：セルを再実行してください
ui-link-lost-hint = 再起動または終了されました。最後に分かっていた局面です
ui-link-lost-brief = カーネルなし
ui-link-none = 保存された盤面です（操作できません）
ui-link-none-hint = カーネルにつながっていません。セルを実行すると続けられます
ui-link-none-brief = 保存済み
ui-saving-failed-hint = ファイルに書けませんでした。次の手でもう一度試します
ui-saving-taken-hint = 別のゲームかプログラムがこのファイルに書いています
ui-today = 今日 { $time }
ui-since = 前の手番から
ui-since-close = まとめを閉じる
ui-since-of = { $name }：{ $what }
ui-since-claims = { $routes } を確保、+{ $points }
ui-since-open = { $cards }を取った
ui-since-covered = 山札から { $n } 枚
ui-since-cards = { $n } 枚
ui-since-kept = 行き先チケット { $n } 枚を残した
ui-since-passed = パス
ui-last-turn-yours = あなたの最後の手番
ui-curtain-covered = それまで列車カード { $cards } 枚と行き先チケット { $tickets } 枚は伏せたままです
ui-open-hands = 全員の手札
ui-open-hands-hint = すべて公開
ui-counts = 色ごとの列車カード
ui-counts-discard = 捨て札
ui-counts-unseen = 未見
ui-counts-unseen-hint = 山札か他の人の手札にあるもの
ui-path-hint = 最長経路：列車コマ { $n } 個。押すと地図に表示
ui-full = 全画面
ui-full-leave = 全画面を終える
ui-caption-again = { $route } を確保：もう一度で確定
ui-caption-pay = { $route } を確保：キーで色を選び、確定
ui-help-key-time = 1 手番戻る・進む（Alt：1 手）
ui-short-of-cards = { $gray ->
    [no] { $route } には{ $color } { $need } 枚が必要です。手札は { $held } 枚と SL { $locomotives } 枚。
    [yes] { $route } には同じ色 { $need } 枚が必要です。最も多い{ $using_color }で { $held } 枚と SL { $locomotives } 枚。
   *[unknown] { $route } を確保するカードが手札にありません。
  }
ui-players = プレイヤー
ui-you = あなた
ui-bot = ボット
ui-to-move = 手番
ui-choosing = 選択中
ui-last-turn = 最後の手番
ui-longest = 最長 { $n }
ui-trains-title = 列車コマ
ui-cards-title = 列車カード
ui-tickets-title = 行き先チケット
ui-points-title = 得点
ui-player-line = 席 { $seat }、{ $name }：{ $points } 点、列車コマ { $trains }、列車カード { $cards } 枚、行き先チケット { $tickets } 枚
ui-market = 場札
ui-market-hint = 表の SL を取ると終わり
ui-market-second = 2 枚目に表の SL は不可
ui-market-empty = 空き
ui-deck = 山札
ui-deck-left = 残り { $n }
ui-deck-discard = 捨て札 { $n }
ui-ticket-deck = チケット
ui-ticket-deck-left = 残り { $n }
ui-ticket-deck-keep = 1 枚以上
ui-log = 記録
ui-log-hint = 行を押すとその手へ
ui-log-empty = まだ何も起きていません
ui-log-more = 前の手も表示
ui-log-unfold = すべて表示
ui-log-fold = たたむ
ui-as-text = テキスト
ui-copy-game = 対局を Python でコピー
ui-text-below = 盤の下にテキスト
ui-copy = コピー
ui-copy-code = { $code } をコピー
ui-copy-python = Python でコピー
ui-copied = コピーしました
ui-copy-failed = カーネルが応答しません
ui-copy-by-hand = ブラウザーがコピーを許可しません。ここから手でコピーしてください：
ui-view-text = 表示中の局面のテキスト
ui-view-text-hide = テキストを隠す
ui-branch = 分岐
ui-branch-here = ここから分岐
ui-branch-here-hint = ここから別の手を試します。元の対局はそのままです
ui-branch-of = 分岐 { $n }（{ $ply } 手目から）
ui-branch-code = セルでの書き方
ui-why-branch-not-allowed = 分岐するとこの先に出るカードがわかってしまいます。対局が終われば分岐できます
ui-hand = 手札 · { $n }
ui-hand-none = 手札
ui-hand-of = { $name } の手札 · { $n }
ui-hand-hint = 1–9 キーで色を選ぶ
ui-hand-empty = 列車カードはありません
ui-hand-pick = { $color } { $n } 枚：払える路線を見る
ui-tickets = 行き先チケット · { $n } 点
ui-tickets-none = 行き先チケット
ui-tickets-hint = 指すと都市が出ます
ui-ticket-open = 未接続
ui-ticket-left = あと { $n } 路線
ui-ticket-left-brief = あと { $n }
ui-ticket-done = 達成
ui-ticket-blocked = 不可能
ui-ticket-missed = 未達成
ui-ticket-label = { $ticket }、{ $points } 点
ui-spectator-hand = 観戦中は手札が見えません
ui-offer = この中から選ぶ
ui-tab-hand = 手札 { $n }
ui-tab-market = 場札
ui-tab-tickets = 行き先チケット { $n }
ui-tab-log = 記録
ui-tabs = パネル
ui-legend-trains = 列車コマ
ui-north = 北
ui-saved-title = 途中のゲームがあります
ui-saved = { $names } · { $ply } 手目 · { $time }
ui-saved-continue = このゲームを続ける
ui-saved-decline = 新しいゲーム
ui-saving-failed = 保存できません
ui-saving-taken = 別の場所で保存中
ui-start-title = 新しいゲーム
ui-start-bar = だれが遊びますか
ui-start-bar-hint = 人とボットを自由に組み合わせ、選んだら「開始」
ui-start-hint = 2～5 席
ui-start-name = 席 { $n } の名前
ui-start-kind = 席 { $n } の担当
ui-start-person = 人
ui-start-greedy = 欲張りボット
ui-start-random = ランダムボット
ui-start-other = { $name }（ボット）
ui-start-add = 席を増やす
ui-start-remove = 席 { $n } を外す
ui-start-seed = シード（任意）
ui-start-seed-hint = 同じシードなら同じ配り方になります
ui-start-go = 開始
ui-start-default-name = { $n ->
    [1] Ann
    [2] Bo
    [3] Cai
    [4] Dee
   *[other] Eve
  }
ui-start-bad-seed = 整数を入れてください
ui-scoring = 最終得点
ui-score-routes = 路線
ui-score-longest = 最長経路
ui-score-longest-value = 列車コマ { $n }
ui-score-total = 合計
ui-score-show-path = { $name } の最長経路を表示
ui-score-no-tickets = 行き先チケットなし
ui-score-skip = すべて表示
ui-winner = 勝者
ui-help-title = 遊び方
ui-help-rules-1 = 手番には、列車カードを引く、路線を確保する、行き先チケットを引く、のどれか 1 つを行います。
ui-help-rules-2 = 列車カードは、表向きのものか山札から 2 枚引きます。表向きの SL は 1 枚で 2 枚分です。
ui-help-rules-3 = 路線は、マスの数だけ同じ色のカードを払って確保します。灰色は好きな 1 色で。SL はどの色にもなります。
ui-help-rules-4 = 行き先チケットは 3 枚引き、1 枚以上残します。最後につながっていれば得点、いなければ減点です。
ui-help-rules-5 = 2～3 人では、複線は片方しか確保できません。
ui-help-rules-6 = だれかの列車コマが 2 個以下になると、全員があと 1 手番ずつで終わりです。最長経路は 10 点。
ui-help-keys = 地図を選んでいるときのキー
ui-help-key-arrows = 都市を移動、支払いを選ぶ
ui-help-key-cycle = その都市の路線
ui-help-key-enter = 選ぶ、もう一度で決定
ui-help-key-esc = 取り消し
ui-help-key-colors = 手札の色
ui-help-key-market = 場札
ui-help-key-deck = 山札から引く
ui-help-key-tickets = 行き先チケットを引く
ui-help-key-space = 行き先チケットに印を付ける
ui-help-key-undo = 元に戻す
ui-help-key-help = このヘルプ
ui-help-note = 非公式です。「Ticket to Ride」は Days of Wonder の商標で、本プロジェクトとは関係ありません。
ui-lesson-n = レッスン { $n }
ui-lesson = レッスン
ui-lesson-named = レッスン { $n }：{ $title }
ui-lesson-step = ステップ { $step }／{ $steps }
ui-lesson-rules = このレッスンのルール
ui-lesson-prompt = 地図、場札、手札から選び、決定を押してください。決定するまでは何も確定しません。
ui-lesson-prompt-exam = 正しいと思うとおりに答えてください。ここでは記録するだけで、正誤は出ません。
ui-lesson-hint = ヒント
ui-lesson-hint-more = 次のヒント
ui-lesson-hint-none = ヒントはこれで全部です
ui-lesson-hint-n = ヒント { $n }
ui-lesson-again = もう一度練習
ui-lesson-next = 次のレッスン
ui-lesson-back = 前のレッスン
ui-lesson-right = 正解
ui-lesson-wrong = 課題と違います
ui-lesson-refused = できません
ui-lesson-open = 途中です
ui-lesson-solved = クリア
ui-lesson-recorded = 記録しました
ui-lesson-course = レッスン一覧
ui-lesson-course-close = レッスン一覧を閉じる
ui-lesson-course-progress = クリア { $solved }／{ $n }
ui-lesson-course-place = レッスン { $n }／{ $all }
ui-lesson-state-new = まだ試していません
ui-lesson-state-tried = 挑戦済み
ui-lesson-state-solved = クリア済み
ui-lesson-station = { $lesson }、{ $state }
ui-lesson-copy = { $code } をコピー
ui-lesson-copied = コピーしました：{ $code }
ui-lesson-pay = 出すカード
ui-lesson-pay-hint = 手札からカードを取る
ui-lesson-pay-none = 1 枚以上出してください
ui-lesson-pay-take = { $color }を取る、残り { $n } 枚
ui-lesson-pay-give = { $color }を戻す
ui-lesson-pay-spaces = { $n } マス
ui-lesson-pay-said = { $what }、{ $n } マス。{ $cards ->
    [0] 数字キーで手札からカードを取ります。
   *[other] 出したカード：{ $payment }。Enter で決定。
}
ui-lesson-bar-done = あなたの手番は終わりました
ui-lesson-bar-done-hint = 別の手を試すには、もう一度練習してください。
ui-lesson-bar-solved = レッスンをクリアしました
ui-lesson-bar-solved-hint = もう一度練習するか、先へ進みましょう。
ui-lesson-bar-solved-last = 何度でも練習できます。
ui-lesson-bar-all = 全 { $n } レッスンをクリアしました
ui-lesson-bar-recorded = 答えを記録しました
ui-lesson-key-hint = ヒント
ui-lesson-key-again = もう一度練習
ui-lesson-key-next = 次のレッスン
ui-lesson-key-backspace = カードを 1 枚戻す
event-draw-n = { $n ->
    [1] { $name } がカードを引く
   *[other] { $name } が { $n } 枚引く
  }
event-deck-n = { $n ->
    [1] { $name } が山札から引く
   *[other] { $name } が山札から { $n } 枚
  }
event-draw-mixed = { $name } が引く（山札 1）
event-tickets = { $name } がチケット { $n } 枚を引く
event-chosen = { $name } が選択済み
event-keep = { $name } がチケット { $of } 枚中 { $kept } 枚を残す
event-claim = { $name }：{ $route }
event-pass = { $name } がパス
event-final = 最終ラウンド
event-reshuffled = 捨て札を混ぜて山札に
event-wipes = 場札を入れ替え
event-live-draw = { $name } が{ $color }を取りました。
event-live-deck = { $name } が山札から 1 枚引きました。
event-live-deck-own = 山札から{ $color }を引きました。
event-live-tickets = { $name } が行き先チケットを { $n } 枚引きました。
event-live-chosen = { $name } が最初の行き先チケットを選びました。
event-live-keep = { $name } が行き先チケット { $of } 枚のうち { $kept } 枚を残しました。
event-live-claim = { $name } が { $payment } で { $route } を確保：{ $points } 点。
event-live-pass = { $name } がパスしました。
event-live-wipes = SL が 3 枚になり、場札を入れ替えました。
event-live-reshuffled = 捨て札を混ぜて新しい山札にしました。
event-live-final = 最終ラウンドです。
event-live-over = ゲーム終了です。
event-live-yours = あなたの番です。
refusal-not-a-move = { $why ->
    [empty] 空の文は手になりません。「draw red」「draw deck」「draw tickets」「keep …」「claim … with …」のように書いてください。
    [too_long] 長すぎます。手は { $limit } 文字までです。
    [characters] 「{ $text }」には使えない文字があります。
    [draw] 何を引きますか。表向きのカードは色で「draw red」、ほかに「draw deck」「draw tickets」があります。
    [keep] どの行き先チケットを残しますか。「keep all」、または都市名で「keep Dallas-New York, Denver-El Paso」と書いてください。
    [many] 一度に選べる数よりずっと多くのチケットが書かれています。
    [claim] 確保には路線と支払いを書きます：「claim Helena-Seattle with 5 yellow + 1 locomotive」。
    [payment] 「{ $payment }」は支払いになりません。枚数と色を書いてください：「5 yellow + 1 locomotive」。
    [pair] 「{ $pair }」は 2 つの都市ではありません。ハイフンでつないでください：「Helena-Seattle」。
    [pass] パスするには「pass」とだけ書いてください。
    [near] 「{ $text }」は手ではありません。{ $suggestions } … のことですか。
   *[verb] 「{ $text }」は手ではありません。手は draw、keep、claim、pass のどれかで始まります。
}
refusal-unknown-city = { $near ->
    [0] 「{ $name }」という都市はこの地図にありません。
   *[other] 「{ $name }」という都市はこの地図にありません。{ $suggestions }のことですか。
}
refusal-unknown-colour = { $name ->
    [gray] 灰色は路線だけの色で、灰色のカードはありません。列車カードは{ $colors }です。
   *[other] { $near ->
        [0] 「{ $name }」という色の列車カードはありません。列車カードは{ $colors }です。
       *[other] 「{ $name }」という色の列車カードはありません。{ $suggestions }のことですか。
    }
}
refusal-unknown-ticket = { $near ->
    [0] { $ticket }という行き先チケットはありません。
   *[other] { $ticket }という行き先チケットはありません。これらの都市のチケット：{ $tickets }。
}
refusal-not-adjacent = { $near ->
    [0] { $city_a }と{ $city_b }を結ぶ路線はありません。{ $city_a }からは{ $cities }へ行けます。
   *[other] { $city_a }と{ $city_b }の間に「{ $lane }」という路線はありません。あるのは{ $routes }です。
}
refusal-ambiguous = { $what ->
    [lane] 複線のどちらにも合います。選んでください：
   *[payment] 支払い方が { $n } 通りあります。選んでください：
}
    { $choices }
refusal-game-over = ゲームは終わりました。
refusal-not-your-turn = { $answered ->
    [1] この席は最初の行き先チケットをもう選びました。ほかの人が選ぶのを待ってください。
   *[0] この席の番ではありません。{ $seat_name }の番です。
}
refusal-must-finish-draw = 先にカードを引き終えてください。列車カードをもう 1 枚取ります。
refusal-must-choose-tickets = 先に、残す行き先チケットを選んでください。
refusal-faceup-locomotive-second = 表向きの SL（機関車）は 2 枚目には取れません。ほかのカードを取るか、山札から引いてください。
refusal-slot-empty = 表向きのカードに{ $color }はありません。
refusal-no-cards = 山札から引ける列車カードがありません。山札も捨て札も空です。
refusal-owned = { $route }はもう{ $owner_name }のものです。
refusal-own-twin = { $route }のもう一方の線は{ $owner_name }のものです。同じ人が両方を確保することはできません。
refusal-closed-double = { $route }のもう一方の線は{ $owner_name }のものです。2～3 人のときは、こちらの線はだれも使えません。
refusal-not-enough-trains = { $route }には列車コマが { $length } 個いりますが、残りは { $trains } 個です。
refusal-wrong-count = { $route }にはちょうど { $length } 枚いります。{ $have } 枚ではありません。
refusal-mixed-colours = 払えるのは 1 色と SL だけです。{ $colors }を混ぜることはできません。
refusal-wrong-colour = { $route }は{ $route_color }の路線です。{ $route_color }のカードと SL で払います。{ $color }は使えません。
refusal-not-in-hand = { $held ->
    [0] { $color }が { $need } 枚いりますが、手札に 1 枚もありません。
    [one] { $color }が { $need } 枚いりますが、手札には { $held } 枚しかありません。
    [other] { $color }が { $need } 枚いりますが、手札には { $held } 枚しかありません。
   *[unknown] { $route }に払うカードが手札にありません。
}
refusal-keep-min-2 = 最初の行き先チケットは 2 枚以上残してください。
refusal-keep-min-1 = 引いた行き先チケットは 1 枚以上残してください。
refusal-not-in-offer = { $open ->
    [0] 選べる行き先チケットは今ありません。
   *[other] { $tickets }は選べるチケットにありません。選べるのは{ $offer }です。
}
refusal-no-tickets = 引ける行き先チケットはもうありません。
refusal-pass-not-allowed = パスできるのは、ほかに何もできないときだけです。
refusal-stale = 送られたあとに局面が変わったので、何もしていません。
refusal-undo-not-allowed = この手は戻せません。ほかの人がもう動いたか、隠れていたものが明らかになっています。
refusal-cancelled = 実行される前に取り消されました。
refusal-malformed = メッセージの意味がわかりません（{ $field }）。何もしていません。
live-turn = { $name } の番です。
live-second = カードをもう 1 枚引いてください。
live-choose = 残す行き先チケットを選んでください：{ $n } 枚以上。
live-pass = パスするほかにできることがありません。
live-last-turn = これが最後の手番です。
live-moved-back = { $ply } 手目に戻りました。
live-ticket-done = 行き先チケット達成：{ $ticket }。
live-many = ほかに { $n } 手。
live-sum-claim = { $name } が { $route } を確保。
live-sum-draws = { $name } がカードを { $n } 枚引きました。
live-sum-tickets = { $name } が行き先チケットを引きました。
live-sum-pass = { $name } がパス。
live-wins = { $name } が { $points } 点で勝ちました。
live-shared = { $names } が { $points } 点で同時優勝です。
live-curtain = 画面を { $name } に渡してください。
live-city = { $city }：路線 { $routes } 本、{ $legal ->
    [0] 今確保できるものはありません
   *[other] 今確保できるもの { $legal } 本
  }。
live-choice = { $what }、{ $payment }：{ $points } 点、残り列車コマ { $trains } 個。Enter で決定。
live-choice-pay = { $what }：支払い方は { $n } 通り。矢印キーで選びます。
live-choice-draw = { $what }。Enter で決定。
live-picked = { $color }：払える路線 { $n } 本。
live-ticket = { $ticket }、{ $ticked ->
    [1] 選択済み
   *[0] 未選択
  }。
ui-route-facts = { $route } · { $color } · 列車コマ { $n } 個 · { $points } 点
ui-route-can = 確保できます。
ui-route-of = { $name } が確保しています。
ui-key = 凡例
ui-zoom-in = 地図を拡大
ui-zoom-out = 地図全体を表示
ui-mirror = できる手の一覧
ui-mirror-close = 一覧を閉じる
ui-mirror-state = 今の局面
ui-mirror-now = 今できること
ui-mirror-nothing = 今選べる手はありません。
ui-mirror-market = 場札：{ $cards }。山札 { $deck } 枚、捨て札 { $discard } 枚、行き先チケット残り { $tickets } 枚。
ui-mirror-empty = 空き
ui-mirror-hand = 手札：{ $cards }。
ui-mirror-hand-none = 手札はありません。
ui-mirror-tickets = あなたの行き先チケット
ui-mirror-ticket = { $ticket }：{ $state }
ui-mirror-ticket-left = あと { $n } 本
ui-mirror-routes = 確保された路線
ui-mirror-routes-of = { $name }：{ $routes }。
ui-mirror-routes-none = { $name }：なし。
ui-mirror-draw = 列車カードを引く
ui-mirror-draw-tickets = 行き先チケットを引く
ui-mirror-keep-head = 行き先チケットを残す
ui-mirror-keep = { $tickets } を残す
ui-mirror-claims = 路線を確保する
ui-mirror-claims-hint = 路線は、2 つの都市のうち先に書かれる都市の下にあります。
ui-mirror-city = { $city }：路線 { $n } 本
ui-mirror-claim = { $a } から { $b } を { $payment } で確保
ui-mirror-claim-lane = { $a } から { $b }（{ $lane }）を { $payment } で確保
ui-mirror-lane-color = { $color }の線
ui-mirror-lane-number = { $n } 番の線
ui-mirror-and = { " と " }
ui-mirror-game = ゲーム
ui-ref-search = リファレンスを検索
ui-ref-search-hint = 検索：SL、切符、R21 …
ui-ref-clear = 検索を消す
ui-ref-results = 検索結果
ui-ref-meant = もしかして
ui-ref-for-example = たとえば
ui-ref-or = ・
ui-ref-tabs = リファレンスの各部
ui-ref-tab-questions = 質問
ui-ref-tab-rules = ルール
ui-ref-tab-catalogue = 内容物
ui-ref-tab-tickets = 行き先チケット
ui-ref-tab-routes = 路線
ui-ref-tab-turn = 手番と得点
ui-ref-tab-conventions = 取り決め
ui-ref-tab-museum = めずらしい局面
ui-ref-tab-glossary = 用語
ui-ref-back = 戻る
ui-ref-open = 盤で開く
ui-ref-open-here = 下の盤に表示中
ui-ref-opened = 盤の上：{ $title }
ui-ref-on-board = 盤の上
ui-ref-show-text = 説明を見る
ui-ref-close = 盤を閉じる
ui-ref-again = 最初から
ui-ref-next = 次の手を行う
ui-ref-try = 次の手を試す
ui-ref-moves = ここで試せる手
ui-ref-free = 決まった手順はありません。盤を眺めるも、自由に続けるも、お好きなように。
ui-ref-barred = できない
ui-ref-refused = { $move }（できない手）
ui-ref-step-done = { $n } 手目、済み：{ $move }
ui-ref-step-due = { $n } 手目、次の手：{ $move }
ui-ref-step-later = { $n } 手目、このあと：{ $move }
ui-ref-keep-none = 1 枚も残さない
ui-ref-keep-all = すべて残す
ui-ref-see-also = 関連項目
ui-ref-comes-up = 関連する質問と局面
ui-ref-before = 前のルール
ui-ref-after = 次のルール
ui-ref-ticket = 行き先チケット：{ $a }～{ $b }、{ $points } 点
ui-ref-route = 路線：{ $a }～{ $b }、{ $color }、{ $n } マス、{ $points } 点
ui-ref-only = { $city }のみ
ui-ref-all = すべて表示
ui-ref-map-hint = 行を指すか選ぶと、ここに表示されます`;var Qa=`reference-page = { $source } (page { $page })
reference-n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
reference-count = { $name } · { $n }
reference-kind-question = Questions
reference-kind-rule = Rules
reference-kind-term = Words
reference-kind-ticket = Tickets
reference-kind-city = Cities
reference-kind-component = Components
reference-kind-state = Rare states
reference-found = { $n ->
    [one] { $n } result for “{ $query }”
   *[other] { $n } results for “{ $query }”
  }
reference-more = … and { $n } more
reference-nothing = Nothing was found for “{ $query }”.
reference-empty = Type a word to look for, such as locomotive, 车票 or 行き先チケット.
reference-suggest = Perhaps you meant { $suggestions }.
reference-corrected = Nothing for “{ $given }”; here is “{ $meant }”.
reference-two-meanings = “{ $word }” means { $meanings }. Both are shown.
reference-meaning = { $term } in { $source }
reference-meaning-common = { $term } in everyday use
reference-meaning-join = , and{ " " }
reference-city-line = { $routes ->
    [one] { $routes } route
   *[other] { $routes } routes
  }, { $tickets ->
    [0] no tickets
    [one] { $tickets } ticket
   *[other] { $tickets } tickets
  }. Neighbours: { $neighbours }.`;var el=`reference-page = { $source }（{ $page } ページ）
reference-n-points = { $n } 点
reference-count = { $name } · { $n }
reference-kind-question = 質問と答え
reference-kind-rule = ルール
reference-kind-term = 用語
reference-kind-ticket = 行き先チケット
reference-kind-city = 都市
reference-kind-component = 内容物
reference-kind-state = めずらしい局面
reference-found = 「{ $query }」：{ $n } 件
reference-more = …… ほか { $n } 件
reference-nothing = 「{ $query }」は見つかりません。
reference-empty = 探す言葉を入れてください（例：SL、切符、R21）。
reference-suggest = { $suggestions }のことでしょうか。
reference-corrected = 「{ $given }」はありません。「{ $meant }」で探しました。
reference-two-meanings = 「{ $word }」は、{ $meanings }を指します。どちらも表示します。
reference-meaning = { $source }では{ $term }
reference-meaning-common = 一般には{ $term }
reference-meaning-join = 、
reference-city-line = 路線 { $routes } 本、行き先チケット { $tickets } 枚。隣の都市：{ $neighbours }。`;var tl=`reference-page = { $source }（第 { $page } 页）
reference-n-points = { $n } 分
reference-count = { $name } · { $n }
reference-kind-question = 问答
reference-kind-rule = 规则
reference-kind-term = 词汇
reference-kind-ticket = 目的地票
reference-kind-city = 城市
reference-kind-component = 配件
reference-kind-state = 罕见局面
reference-found = “{ $query }”：找到 { $n } 项
reference-more = …… 还有 { $n } 项
reference-nothing = 没有找到“{ $query }”。
reference-empty = 请输入要找的词，例如 车票、彩虹票 或 locomotive。
reference-suggest = 你要找的也许是{ $suggestions }。
reference-corrected = 没有“{ $given }”，这里显示的是“{ $meant }”。
reference-two-meanings = “{ $word }”{ $meanings }。下面两种都列出。
reference-meaning = 在{ $source }中指{ $term }
reference-meaning-common = 平时指{ $term }
reference-meaning-join = ，
reference-city-line = { $routes } 条线路，{ $tickets } 张目的地票。相邻城市：{ $neighbours }。`;var nl=`rule-r1-title = What is in the box
rule-r1 = One board, 240 plastic trains (five colours of 45, and 15 spare ones), five scoring markers and 142 cards. The cards are 110 train cards, 30 tickets, the longest-path card and a summary card.
rule-r2-title = The train cards
rule-r2 = Twelve cards in each of eight colours, and fourteen locomotives. Gray is a colour of routes only: no gray card exists.
rule-r3-title = Players and trains
rule-r3 = Two to five people play, with 45 trains each. The colour of your trains has nothing to do with the colours of routes and cards.
rule-r4-title = Nothing is lost
rule-r4 = All 110 train cards and 30 tickets stay in the game. A player's trains left and spaces owned always make 45, and the hand holds four cards, plus those drawn, minus one for each train placed. The board has 36 cities and 100 routes.
rule-r5-title = The deal
rule-r5 = Everybody gets four train cards. Five more lie face up as the market, the rest is the deck. If three or more of the five are locomotives, all five are replaced at once (R21). Everybody also gets three tickets.
rule-r6-title = First tickets: keep two or three
rule-r6 = Look at your three tickets and secretly keep at least two. What you give back goes under the ticket deck. Turns begin when everybody has chosen.
rule-r7-title = Who begins
rule-r7 = Chance decides who begins, or you name the seat yourself.
rule-r8-title = The first moment
rule-r8 = Nobody has points or routes, and the discard is empty.
rule-r9-title = One of three things
rule-r9 = On your turn you draw train cards, or claim one route, or draw tickets. Then the next player moves.
rule-r10-title = Passing is for emergencies
rule-r10 = As long as one of the three things is possible you must do one. Only a player who can do none of them passes.
rule-r11-title = When nobody can move
rule-r11 = If everybody has to pass, one after the other, the game ends at once and is scored.
rule-r12-title = What is seen is seen
rule-r12 = A step that has turned something up cannot be taken back. A second card or a choice of tickets that has begun must be finished first.
rule-r13-title = Two cards, one by one
rule-r13 = Take a card from the market or from the top of the deck, then a second one in the same way. You see the first before you choose the second.
rule-r14-title = The market is refilled at once
rule-r14 = A card from the deck takes the place of the one you took. If it is an ordinary card, it may be your second.
rule-r15-title = A face-up locomotive is the whole draw
rule-r15 = Take a locomotive from the market as your first card, and you get no second one this turn.
rule-r16-title = Never a face-up locomotive second
rule-r16 = Your second card may not be a locomotive from the market. That holds even if it has only just been turned up, or if nothing else is left.
rule-r17-title = A locomotive from the deck is lucky
rule-r17 = It counts as one card like any other, first or second, and you need not show it.
rule-r18-title = The second card must be taken
rule-r18 = If a second card can be taken, you have to take one. If none can, the turn ends with a single card.
rule-r19-title = When cards may be drawn
rule-r19 = As long as at least one card can be taken. With deck and discard empty, the cards still lying face up may be taken.
rule-r20-title = No limit to what you hold
rule-r20 = You may hold any number of train cards and tickets.
rule-r21-title = Three locomotives sweep the market
rule-r21 = Whenever three or more of the five face-up cards are locomotives, all five are discarded and five new ones turned up. That is repeated until fewer than three are there, or the market has to stay (R25).
rule-r22-title = A sweep takes nothing from you
rule-r22 = If the sweep happens after your first card, you still draw your second.
rule-r23-title = The discard is reshuffled
rule-r23 = When the deck is empty and a card is needed, the discard is shuffled and becomes the new deck.
rule-r24-title = Empty places in the market
rule-r24 = If cards run out, places in the market stay empty. They are filled as soon as cards are there again, for example right after somebody has paid for a route.
rule-r25-title = When the market stays as it is
rule-r25 = A row with empty places is not swept, nor one where fewer than three ordinary cards are left outside the hands. After 64 sweeps in a row the market stays as it is. The next refill or claim is looked at anew.
rule-r26-title = Every card in somebody's hand
rule-r26 = Then no train card can be drawn. Trying costs nothing: choose something else.
rule-r27-title = One whole route, anywhere
rule-r27 = Claim at most one route a turn, always all of it. It need not touch your other routes.
rule-r28-title = The route must be open
rule-r28 = Nobody may own it yet, and it must not be closed because the route beside it is taken (R35, R36).
rule-r29-title = Coloured routes
rule-r29 = Pay exactly as many cards as the route has spaces, all in its colour. Locomotives may stand in.
rule-r30-title = Gray routes
rule-r30 = Any one colour will do, but all your ordinary cards must be of that colour. Locomotives may stand in.
rule-r31-title = Locomotives are jokers
rule-r31 = A locomotive stands for any colour, and a route may even be paid with locomotives alone. You decide how many to use; nothing is chosen for you.
rule-r32-title = Enough trains
rule-r32 = You need at least as many trains as the route has spaces.
rule-r33-title = What happens then
rule-r33 = Your cards go to the discard and your trains on the route. Empty places in the market are filled.
rule-r34-title = Points for a route
rule-r34 = You score at once: 1, 2, 4, 7, 10 or 15 points for one to six spaces.
rule-r35-title = Double routes with two or three players
rule-r35 = As soon as one of the two is claimed, the other is closed to everybody, also to the player who claimed the first.
rule-r36-title = Double routes with four or five players
rule-r36 = Two different players may own the two lanes. Nobody may own both.
rule-r37-title = Two lanes, two routes
rule-r37 = Each lane of a double is a route of its own and is paid in its own colour. For tickets and the longest path it does not matter which one you own.
rule-r38-title = Drawing tickets
rule-r38 = This is your whole turn: draw three tickets, or what is left, and keep at least one. Once you have looked there is no way back.
rule-r39-title = What is not kept
rule-r39 = It goes under the ticket deck in the order drawn. Only tickets just drawn can go back; those kept earlier stay with you to the end.
rule-r40-title = No tickets left
rule-r40 = When the ticket deck is empty, you cannot draw tickets.
rule-r41-title = Tickets on the last turn
rule-r41 = You may draw tickets on your last turn too. They count like any others, for or against you.
rule-r42-title = Completing a ticket
rule-r42 = A ticket is completed if your own routes connect its two cities, by any way round. Other players' routes never help. It is scored at the end.
rule-r43-title = The last round begins
rule-r43 = It begins when a player ends a turn with two trains or fewer.
rule-r44-title = One more turn each
rule-r44 = Every player has exactly one more turn. The one who set off the last round comes last.
rule-r45-title = It begins once only
rule-r45 = If others run short of trains in the last round, nothing changes.
rule-r46-title = Last turns are full turns
rule-r46 = On the last turn, too, you may draw cards, claim a route or draw tickets.
rule-r47-title = The total
rule-r47 = Points for routes, plus completed tickets, minus tickets not completed, plus ten for the longest path. A total can be below zero or above 100.
rule-r48-title = The longest path
rule-r48 = It is the longest line you can draw over your own routes without using one twice, counted in trains. It may pass through a city again; branches and separate pieces are not added.
rule-r49-title = Ten points for the longest path
rule-r49 = Whoever has the longest path gets ten points, and in a tie everybody who has it. If nobody has a route, nobody gets them.
rule-r50-title = Who wins
rule-r50 = The highest total. In a tie more completed tickets win, then the longest-path card; if that does not decide either, the victory is shared.
rule-r51-title = Open to all
rule-r51 = The board, points for routes, trains left, the market, the discard, the size of both decks, how many cards and tickets each player holds, and everything done so far in the open.
rule-r52-title = For your eyes only
rule-r52 = Your cards, your tickets, what you are choosing from, and what you gave back.
rule-r53-title = Hidden from everybody
rule-r53 = The order of both decks, and the number that decides all chance.
rule-r54-title = All is shown at the end
rule-r54 = After the game everybody's tickets and longest path are shown.
rule-r55-title = The same seed, the same game
rule-r55 = The same seed and the same moves give the same game, after saving and loading too.
rule-r56-title = A preview does nothing
rule-r56 = Looking at what a move would do changes nothing, scores nothing and turns nothing over. The others do not see it.
rule-r57-title = A refused move
rule-r57 = A move that is not possible is refused with a reason and the number of its rule. Nothing changes.
rule-r58-title = Lessons are real games
rule-r58 = Lessons run by the same rules, with all 110 train cards and 30 tickets.
rule-r59-title = Rivals in lessons really move
rule-r59 = What a rival does in a lesson is a real turn, by the same rules.`;var rl=`rule-r1-title = 箱の中身
rule-r1 = ゲーム盤 1 枚、列車コマ 240 個（5 色各 45 個と予備 15 個）、得点マーカー 5 個、カード 142 枚です。カードの内訳は、列車カード 110 枚、行き先チケット 30 枚、最長経路カード 1 枚、早見カード 1 枚です。
rule-r2-title = 列車カード
rule-r2 = 8 色が 12 枚ずつと、SL（機関車）が 14 枚あります。灰色は路線だけの色で、灰色のカードはありません。
rule-r3-title = プレイヤーと列車コマ
rule-r3 = 2～5 人で遊び、列車コマは 1 人 45 個です。コマの色は持ち主を示すだけで、路線やカードの色とは関係ありません。
rule-r4-title = 増えも減りもしない
rule-r4 = 列車カード 110 枚と行き先チケット 30 枚は、いつも全部そろっています。残りの列車コマと確保したマスの合計は常に 45、手札の枚数は「4＋引いた枚数－置いた列車コマの数」です。地図には 36 の都市と 100 の路線があります。
rule-r5-title = カードを配る
rule-r5 = 列車カードを 4 枚ずつ配り、5 枚を表向きに並べて場札とし、残りを山札にします。この 5 枚のうち 3 枚以上が SL なら、すぐに全部取り替えます（R21）。行き先チケットも 3 枚ずつ配ります。
rule-r6-title = 最初の行き先チケットは 2 枚か 3 枚残す
rule-r6 = 配られた 3 枚を見て、ほかの人に見せずに 2 枚以上を残します。戻すチケットは行き先チケットの山のいちばん下へ。全員が選び終えてから最初の手番が始まります。
rule-r7-title = だれから始めるか
rule-r7 = ランダムに決まります。席を指定することもできます。
rule-r8-title = 開始時
rule-r8 = 得点も路線もだれにもなく、捨て札は空です。
rule-r9-title = 3 つのうち 1 つ
rule-r9 = 手番には、列車カードを引く、路線を 1 つ確保する、行き先チケットを引く、のどれか 1 つだけを行います。終わったら次の人の番になります。
rule-r10-title = 自由にパスはできない
rule-r10 = 3 つのうちどれか 1 つでもできるなら、必ずどれかを行います。何もできないときだけパスになります。
rule-r11-title = だれも動けなくなったら
rule-r11 = 全員が続けてパスになると、ゲームはその場で終わり、得点を数えます。
rule-r12-title = 見たあとは戻せない
rule-r12 = 伏せてあったものが明らかになった行動は取り消せません。2 枚目のカードやチケットの選択が残っているうちは、先にそれを済ませます。
rule-r13-title = 1 枚ずつ、合わせて 2 枚
rule-r13 = 場札か山札から 1 枚取り、同じようにもう 1 枚取ります。2 枚目は 1 枚目を見てから選べます。
rule-r14-title = 場札はすぐに補充
rule-r14 = 場札を取ったら、すぐに山札から 1 枚めくって補充します。それが普通のカードなら、2 枚目に取ってもかまいません。
rule-r15-title = 表向きの SL は 1 枚だけ
rule-r15 = 1 枚目に場札の SL を取ったら、その手番に 2 枚目はありません。
rule-r16-title = 2 枚目に表向きの SL は取れない
rule-r16 = 2 枚目に場札の SL は取れません。いま補充されたばかりでも、ほかに取れるカードがなくても同じです。
rule-r17-title = 山札から SL を引いたら幸運
rule-r17 = 山札から引いた SL は、1 枚目でも 2 枚目でも普通の 1 枚と数えます。ほかの人に見せる必要もありません。
rule-r18-title = 2 枚目は必ず取る
rule-r18 = 2 枚目に取れるカードがあれば、必ず取ります。なければ 1 枚で手番が終わります。
rule-r19-title = カードを引けるとき
rule-r19 = 取れるカードが 1 枚でもあれば引けます。山札と捨て札が空でも、残っている場札は取れます。
rule-r20-title = 手札に上限はない
rule-r20 = 列車カードも行き先チケットも、何枚でも持てます。
rule-r21-title = SL が 3 枚で場札を総入れ替え
rule-r21 = 表向きの 5 枚のうち 3 枚以上が SL になったら、すぐに 5 枚とも捨て、新しく 5 枚をめくります。3 枚に満たなくなるか、そのまま残すことになる（R25）まで繰り返します。
rule-r22-title = 入れ替えで損はしない
rule-r22 = 1 枚目のあとに入れ替えが起きても、2 枚目を引きます。
rule-r23-title = 捨て札をシャッフルして山札に
rule-r23 = 山札がなくなり、次のカードが必要になったら、捨て札をよく混ぜて新しい山札にします。
rule-r24-title = 場札の空き
rule-r24 = カードが足りなければ、場札に空きが残ります。だれかが路線の支払いをした直後など、カードができしだい補充します。
rule-r25-title = 場札をそのまま残すとき
rule-r25 = 空きのある場札は入れ替えません。全員の手札以外にある普通のカードが 3 枚に満たないときも同じです。入れ替えが 64 回続いたら、そこでやめて場札を残します。次の補充や路線の確保のあとで、あらためて確かめます。
rule-r26-title = すべてのカードが手札にあるとき
rule-r26 = 列車カードは引けません。引こうとしても手番は失われないので、別の行動を選びます。
rule-r27-title = 路線 1 つを丸ごと、どこでも
rule-r27 = 1 手番に確保できる路線は 1 つだけで、一度に全部のマスを埋めます。自分のほかの路線とつながっていなくてもかまいません。
rule-r28-title = 空いている路線
rule-r28 = だれのものでもなく、複線の片方が取られたために使えなくなってもいない路線です（R35、R36）。
rule-r29-title = 色のついた路線
rule-r29 = その色のカードを、マスの数とちょうど同じ枚数だけ払います。SL で代えることもできます。
rule-r30-title = 灰色の路線
rule-r30 = 好きな 1 色で払えますが、2 色を混ぜることはできません。SL で代えることはできます。
rule-r31-title = SL は万能
rule-r31 = SL はどの色の代わりにもなり、SL だけで払ってもかまいません。何枚使うかは自分で決めます。自動で決められることはありません。
rule-r32-title = 列車コマが足りること
rule-r32 = 路線のマスの数だけ、列車コマが残っていなければなりません。
rule-r33-title = 確保したら
rule-r33 = 払ったカードは捨て札へ、列車コマは路線の上へ。場札に空きがあれば補充します。
rule-r34-title = 路線の得点
rule-r34 = すぐに得点します。1～6 マスの順に 1、2、4、7、10、15 点です。
rule-r35-title = 2～3 人のときの複線
rule-r35 = 片方が確保されると、もう片方はだれも使えなくなります。確保した本人も同じです。
rule-r36-title = 4～5 人のときの複線
rule-r36 = 別々の 2 人が 1 本ずつ確保できます。1 人で両方を確保することはできません。
rule-r37-title = 複線は 2 つの路線
rule-r37 = 複線の 2 本はそれぞれ 1 つの路線で、それぞれの色で払います。行き先チケットや最長経路では、どちらを持っていても同じです。
rule-r38-title = 行き先チケットを引く
rule-r38 = 手番を丸ごと使い、3 枚（足りなければ残り全部）を引いて、1 枚以上残します。見たあとでやめることはできません。
rule-r39-title = 残さなかったチケット
rule-r39 = 引いた順のまま、行き先チケットの山のいちばん下に入れます。戻せるのはいま引いたものだけです。前に残したチケットは最後まで持ち続けます。
rule-r40-title = チケットの山がなくなったら
rule-r40 = もう行き先チケットは引けません。
rule-r41-title = 最後の手番のチケット
rule-r41 = 最後の手番でも行き先チケットを引けます。ほかのチケットと同じく、得点にも減点にもなります。
rule-r42-title = 行き先チケットの達成
rule-r42 = 2 つの都市が自分の路線だけでつながっていれば達成です。どんな回り道でもかまいませんが、ほかの人の路線は使えません。得点はゲームの最後に数えます。
rule-r43-title = 最終ラウンドの始まり
rule-r43 = だれかが手番を終えたとき、列車コマが 2 個以下なら最終ラウンドに入ります。
rule-r44-title = 全員あと 1 手番
rule-r44 = 全員がちょうど 1 手番ずつ行います。最終ラウンドのきっかけになった人が最後です。
rule-r45-title = きっかけは一度だけ
rule-r45 = 最終ラウンド中にほかの人の列車コマが少なくなっても、何も変わりません。
rule-r46-title = 最後の手番も普通の手番
rule-r46 = 最後の手番でも、列車カードを引く、路線を確保する、行き先チケットを引く、のどれでもできます。
rule-r47-title = 合計点
rule-r47 = 路線の得点に、達成した行き先チケットを足し、未達成のものを引き、最長経路の 10 点を加えます。合計は 0 点を下回ることも、100 点を超えることもあります。
rule-r48-title = 最長経路
rule-r48 = 自分の路線をたどる一筆書きのうち、いちばん長いものです。長さは列車コマの数で数えます。同じ路線は一度しか通れませんが、同じ都市は何度通ってもかまいません。枝分かれや離れた部分は足しません。
rule-r49-title = 最長経路の 10 点
rule-r49 = 最長経路を持つ人が 10 点を得ます。同じ長さなら全員が得ます。路線がだれにもなければ、だれも得ません。
rule-r50-title = 勝者
rule-r50 = 合計点が最も高い人の勝ちです。同点なら達成した行き先チケットの枚数、次に最長経路カードの有無で決めます。それでも決まらなければ、勝利を分け合います。
rule-r51-title = 全員に見えるもの
rule-r51 = 地図、路線の得点、残りの列車コマ、場札、捨て札、両方の山の枚数、各プレイヤーの手札と行き先チケットの枚数、そして公開で行われたことすべてです。
rule-r52-title = 自分だけに見えるもの
rule-r52 = 自分の手札、自分の行き先チケット、いま選んでいるチケット、戻したチケットです。
rule-r53-title = だれにも見えないもの
rule-r53 = 両方の山の順番と、運を決めるシードです。
rule-r54-title = 最後にすべて公開
rule-r54 = ゲームが終わると、全員の行き先チケットと最長経路が公開されます。
rule-r55-title = 同じシードなら同じゲーム
rule-r55 = シードと手がすべて同じなら、同じゲームになります。保存して読み込んでも変わりません。
rule-r56-title = プレビューでは何も起きない
rule-r56 = プレビューは局面を変えず、得点も動かさず、伏せたものもめくりません。ほかの人にも見えません。
rule-r57-title = 断られた手
rule-r57 = できない手は、理由とルール番号を添えて断られます。局面は変わりません。
rule-r58-title = レッスンは本物のゲーム
rule-r58 = レッスンも同じルールで、列車カード 110 枚と行き先チケット 30 枚をすべて使います。
rule-r59-title = レッスンの相手も実際に動く
rule-r59 = レッスンで相手が行うのは、同じルールに従った本物の手番です。`;var ol=`rule-r1-title = 盒里有什么
rule-r1 = 一张地图、240 节塑料车厢（五种颜色各 45 节，另有 15 节备用）、五个计分标记和 142 张卡。卡片分为 110 张火车牌、30 张目的地票、一张最长路径卡和一张速查卡。
rule-r2-title = 火车牌
rule-r2 = 八种颜色各 12 张，再加 14 张机车牌。灰色只是线路的颜色，没有灰色的火车牌。
rule-r3-title = 玩家与车厢
rule-r3 = 两人到五人，每人 45 节车厢。车厢的颜色只用来区分玩家，与线路和火车牌的颜色无关。
rule-r4-title = 什么都不会少
rule-r4 = 110 张火车牌和 30 张目的地票始终齐全。每位玩家剩余的车厢加上已占的格数总是 45；手牌数等于 4 加拿过的张数，减去放下的车厢数。地图上有 36 座城市、100 条线路。
rule-r5-title = 发牌
rule-r5 = 每人发四张火车牌，再翻开五张作为市场，其余为牌堆。翻开的五张里若有三张或更多机车牌，五张立即全部换掉（R21）。每人另发三张目的地票。
rule-r6-title = 起始目的地票：留两张或三张
rule-r6 = 看过自己的三张后，暗中至少留下两张，退回的放到目的地票堆最下面。所有人都选好，才开始第一个回合。
rule-r7-title = 谁先走
rule-r7 = 随机决定，也可以自己指定从哪个座位开始。
rule-r8-title = 开局时
rule-r8 = 谁都没有分数和线路，弃牌堆是空的。
rule-r9-title = 三选一
rule-r9 = 轮到你时，拿火车牌、占领一条线路、抽目的地票，三件事只做一件，然后轮到下一位。
rule-r10-title = 不能随意跳过
rule-r10 = 三件事里只要有一件能做，就必须做一件。三件都做不了的玩家才跳过。
rule-r11-title = 谁都动不了时
rule-r11 = 如果所有玩家接连跳过，游戏立即结束并计分。
rule-r12-title = 看过就不能反悔
rule-r12 = 已经翻出牌的步骤不能收回。第二张牌还没拿，或者目的地票还没选定，要先做完才能做别的。
rule-r13-title = 一张一张拿，共两张
rule-r13 = 先从市场或牌堆顶拿一张，再同样拿第二张。看到第一张之后再决定第二张。
rule-r14-title = 市场立即补牌
rule-r14 = 拿走明牌后，马上从牌堆翻一张补上。补上的若是普通牌，可以当第二张拿。
rule-r15-title = 明拿机车牌，只拿这一张
rule-r15 = 第一张从市场拿了机车牌，这个回合就没有第二张。
rule-r16-title = 第二张不能明拿机车牌
rule-r16 = 第二张不能是市场里的机车牌，刚翻出来的也不行，没有别的牌可拿时也不行。
rule-r17-title = 盲抽到机车牌算好运
rule-r17 = 它和别的牌一样只算一张，第一张、第二张都可以，也不必给别人看。
rule-r18-title = 第二张必须拿
rule-r18 = 只要还有第二张可拿就必须拿；没有可拿的，这个回合就只拿一张。
rule-r19-title = 什么时候可以拿牌
rule-r19 = 只要至少有一张能拿。牌堆和弃牌堆都空了，剩下的明牌仍然可以拿。
rule-r20-title = 持有张数没有上限
rule-r20 = 火车牌和目的地票，拿多少张都可以。
rule-r21-title = 三张机车牌，市场换新
rule-r21 = 五张明牌里只要有三张或更多机车牌，五张全部弃掉，重新翻五张；如果还是这样，就再换，直到不足三张，或者只能保留为止（R25）。
rule-r22-title = 换新不影响你的回合
rule-r22 = 拿了第一张之后市场换新，第二张照样要拿。
rule-r23-title = 弃牌堆洗牌，成为新的牌堆
rule-r23 = 牌堆空了又需要牌时，把弃牌堆洗匀，作为新的牌堆。
rule-r24-title = 市场的空位
rule-r24 = 牌不够时，市场里就留着空位；一有牌立即补上，例如有人刚为线路付了牌之后。
rule-r25-title = 什么时候保留市场
rule-r25 = 有空位的市场不换新；各人手牌之外的普通牌不足三张时也不换。接连换新 64 次之后，市场就照原样保留。下一次补牌或占领线路之后再重新检查。
rule-r26-title = 牌全在玩家手里
rule-r26 = 这时不能拿火车牌。试一下没有损失，改做别的就好。
rule-r27-title = 一条完整的线路，哪里都行
rule-r27 = 每回合最多占领一条线路，而且要一次占满，不必与自己的其他线路相连。
rule-r28-title = 线路要能用
rule-r28 = 线路还没有人占领，也没有因为双线的另一条被占而关闭（R35、R36）。
rule-r29-title = 彩色线路
rule-r29 = 付的张数与格数正好相同，颜色与线路一致，可以用机车牌代替。
rule-r30-title = 灰色线路
rule-r30 = 颜色任选，但普通牌只能是同一种颜色，可以用机车牌代替。
rule-r31-title = 机车牌是万能牌
rule-r31 = 机车牌可以当任何颜色，全部用机车牌付也行。用几张由你决定，程序不会替你选。
rule-r32-title = 车厢要够
rule-r32 = 剩下的车厢不能少于线路的格数。
rule-r33-title = 占领之后
rule-r33 = 付的牌进弃牌堆，车厢放到线路上，市场的空位随即补上。
rule-r34-title = 线路的分数
rule-r34 = 立即得分：一格到六格依次是 1、2、4、7、10、15 分。
rule-r35-title = 两人或三人时的双线
rule-r35 = 双线中的一条被占领后，另一条就对所有人关闭，占领者自己也不能用。
rule-r36-title = 四人或五人时的双线
rule-r36 = 双线可以由两位不同的玩家各占一条，同一玩家不能两条都占。
rule-r37-title = 双线是两条线路
rule-r37 = 两条各算一条线路，按各自的颜色付牌。对目的地票和最长路径来说，占哪一条都一样。
rule-r38-title = 抽目的地票
rule-r38 = 这要用掉整个回合：抽三张（不足三张就抽剩下的），至少留一张。看过之后不能取消。
rule-r39-title = 没留下的
rule-r39 = 按抽到的顺序放到目的地票堆最下面。只能退回刚抽到的；以前留下的一直跟着你到终局。
rule-r40-title = 目的地票抽完了
rule-r40 = 目的地票堆空了，就不能再抽。
rule-r41-title = 最后一个回合的目的地票
rule-r41 = 最后一个回合也可以抽目的地票，照样计分，可能加分，也可能扣分。
rule-r42-title = 完成目的地票
rule-r42 = 用自己的线路把票上的两座城市连通，走哪条路都行；别人的线路帮不上忙。终局时计分。
rule-r43-title = 进入最后一轮
rule-r43 = 有玩家走完自己的回合，只剩两节或更少的车厢，最后一轮就开始了。
rule-r44-title = 每人再走一个回合
rule-r44 = 每位玩家都正好还有一个回合，触发最后一轮的玩家走在最后。
rule-r45-title = 只触发一次
rule-r45 = 最后一轮里又有人车厢所剩无几，也不再改变什么。
rule-r46-title = 最后的回合也是完整的回合
rule-r46 = 最后一个回合仍然可以拿火车牌、占领线路或抽目的地票。
rule-r47-title = 总分
rule-r47 = 线路分，加上完成的目的地票，减去没完成的目的地票，再加最长路径的 10 分。总分可以低于零，也可以超过 100。
rule-r48-title = 最长路径
rule-r48 = 在自己的线路上一笔画出的最长路径，长度按车厢数计算。每条线路只能走一次，城市可以多次经过。分支和不相连的部分不相加。
rule-r49-title = 最长路径得 10 分
rule-r49 = 路径最长的玩家得 10 分，并列时都得。谁都没有线路，就没有人得。
rule-r50-title = 谁获胜
rule-r50 = 总分最高者获胜。同分时比完成的目的地票张数，再比谁有最长路径卡；仍然分不出，就共同获胜。
rule-r51-title = 人人可见
rule-r51 = 地图、线路分、剩余车厢、市场、弃牌堆、两个牌堆的张数、每人有几张火车牌和目的地票，以及至今公开发生的一切。
rule-r52-title = 只有自己可见
rule-r52 = 自己的手牌、目的地票、正在挑选的票，以及退回了哪些票。
rule-r53-title = 谁都看不到
rule-r53 = 两个牌堆的顺序，以及决定一切随机结果的种子。
rule-r54-title = 终局全部公开
rule-r54 = 游戏结束后，所有人的目的地票和最长路径都会公开。
rule-r55-title = 同一种子，同一局游戏
rule-r55 = 种子相同、每一步相同，得到的就是同一局游戏，存档再读取也一样。
rule-r56-title = 预览不算数
rule-r56 = 预览不改变局面、不计分，也不翻开盖着的牌，别人也看不到。
rule-r57-title = 被拒绝的一步
rule-r57 = 不能走的一步会被拒绝，并说明理由和规则编号；局面没有任何变化。
rule-r58-title = 课程就是真的游戏
rule-r58 = 课程用同一套规则，110 张火车牌和 30 张目的地票一张不少。
rule-r59-title = 课程里的对手真的会走
rule-r59 = 课程里的对手也按同样的规则，真正走完自己的回合。`;var il=`city-atlanta = 亚特兰大
city-boston = 波士顿
city-calgary = 卡尔加里
city-charleston = 查尔斯顿
city-chicago = 芝加哥
city-dallas = 达拉斯
city-denver = 丹佛
city-duluth = 德卢斯
city-el-paso = 埃尔帕索
city-helena = 海伦娜
city-houston = 休斯敦
city-kansas-city = 堪萨斯城
city-las-vegas = 拉斯维加斯
city-little-rock = 小石城
city-los-angeles = 洛杉矶
city-miami = 迈阿密
city-montreal = 蒙特利尔
city-nashville = 纳什维尔
city-new-orleans = 新奥尔良
city-new-york = 纽约
city-oklahoma-city = 俄克拉荷马城
city-omaha = 奥马哈
city-phoenix = 菲尼克斯
city-pittsburgh = 匹兹堡
city-portland = 波特兰
city-raleigh = 罗利
city-saint-louis = 圣路易斯
city-salt-lake-city = 盐湖城
city-san-francisco = 旧金山
city-santa-fe = 圣菲
city-sault-st-marie = 苏圣玛丽
city-seattle = 西雅图
city-toronto = 多伦多
city-vancouver = 温哥华
city-washington = 华盛顿
city-winnipeg = 温尼伯
color-red = 红色
color-orange = 橙色
color-yellow = 黄色
color-green = 绿色
color-blue = 蓝色
color-purple = 紫色
color-black = 黑色
color-white = 白色
color-locomotive = 机车牌
color-gray = 灰色
ui-title = Ticket to Ride — USA
ui-pair = { $a } – { $b }
ui-lane = { $route }（{ $color }）
ui-list-separator = 、
ui-ply = 第 { $ply } 步
ui-live = 实时
ui-looking-back = 正在看第 { $ply } 步
ui-to-live = 回到现在
ui-undo = 撤销
ui-undo-none = 没有可撤销的
ui-new-game = 新游戏
ui-rematch = 再来一局
ui-resume = 继续
ui-help = 帮助
ui-menu = 更多
ui-close = 关闭
ui-back = 返回游戏
ui-language = 语言
ui-theme-to-dark = 切换到深色
ui-theme-to-light = 切换到浅色
ui-speed = 电脑的速度
ui-speed-head = 电脑
ui-speed-0 = 电脑等待
ui-speed-1 = 电脑慢速
ui-speed-2 = 电脑快速
ui-speed-3 = 电脑立即行动
ui-board = 地图。方向键在城市间移动，句号和逗号切换该城市的线路，回车选择，Esc 取消。
ui-turn-yours = 轮到你了
ui-turn-first-hint = 占领线路、拿火车牌或抽目的地票
ui-turn-second = 拿第二张牌
ui-turn-second-hint = 第二张不能拿明放的机车牌
ui-turn-of = { $name } 行动
ui-turn-bot-hint = 电脑正在思考
ui-turn-wait-hint = 轮到你时再选择
ui-watching = 你在观看
ui-choose-initial = 选择起始目的地票
ui-choose-tickets = 选择要保留的目的地票
ui-choose-hint = 在下方勾选至少 { $n } 张：已选 { $ticked } 张，共 { $points } 分
ui-choosing-others = 其他人还在选起始目的地票
ui-keep = { $n ->
    [0] 保留目的地票
   *[other] 保留 { $n } 张目的地票
  }
ui-claim = 占领 { $route }
ui-payment-part = { $n } 张{ $kind ->
    [locomotive] 机车牌
   *[other] { $color }牌
  }
ui-payment-join = { " + " }
ui-points-gain = +{ $n } 分
ui-trains-after = 剩 { $n } 节车厢
ui-pay-with = 支付
ui-choose-payment = 选择支付方式
ui-completes = 完成 { $tickets }
ui-completes-count = 完成 { $n } 张目的地票 +{ $points }
ui-draw = 拿{ $color }
ui-draw-hint = 明牌，来自市场
ui-draw-loco-hint = 拿明放的机车牌，本回合就只拿这一张
ui-draw-deck = 从牌堆抽牌
ui-draw-deck-hint = 还有 { $n } 张暗牌
ui-draw-tickets = 抽目的地票
ui-draw-tickets-hint = 最多三张，至少保留一张
ui-pass = 跳过
ui-pass-hint = 没有别的可做
ui-confirm = 确认
ui-cancel = 取消
ui-ok = 知道了
ui-key-enter = Enter
ui-key-esc = Esc
ui-busy = 内核正忙，你的行动在等待
ui-busy-hint = 正在运行的单元格结束后就会执行；取消则不执行
ui-cancelling = 正在收回……
ui-lost = 内核没有回应
ui-lost-hint = 它在运行吗？请启动内核，并重新运行显示地图的单元格
ui-rule = 规则 { $rule }
ui-refused-unknown = 内核拒绝了（{ $code }）
ui-why-undo-not-allowed = 这一步已经不能撤销了
ui-why-cancelled = 已取消，什么都没有发生
ui-why-spectator = 你在观看这局游戏
ui-why-not-started = 还没有开始：先选好由谁来玩，再按“开始”
ui-why-choose-payment = 请先选择用什么支付
ui-final-round = { $n ->
    [0] 最后一轮
   *[other] 最后一轮：还剩 { $n } 个回合
  }
ui-held-hint = 你行动后电脑会继续，也可以现在继续
ui-paused-hint = 设置速度，让电脑继续
ui-bot-stopped = { $name } 停下了：{ $reason }
ui-bot-stopped-hint = “继续”会再问它一次
ui-over = 游戏结束
ui-over-counting = 正在下方计分
ui-wins = { $name } 获胜
ui-win-shared = { $names } 共同获胜
ui-curtain = 请把屏幕交给 { $name }
ui-curtain-hint = 在那之前，手牌和目的地票都盖着
ui-reveal = 我是 { $name }
ui-loading = 等待游戏
ui-ply-of = 第 { $ply } / { $live } 步
ui-time = 在对局中前后移动
ui-time-first = 到开头
ui-time-back = 后退一回合
ui-time-forward = 前进一回合
ui-time-last = 到现在
ui-time-slider = 显示的步数
ui-replay = 播放
ui-replay-pause = 暂停
ui-past-start = 第一步之前
ui-why-looking-back = 回看时不能行动。请先回到现在
ui-busy-other = 内核正忙
ui-busy-other-hint = 正在运行的单元格结束后会有回应
ui-link-lost = 内核没有回应：请重新运行单元格
ui-link-lost-hint = 内核已重启或关闭。图上是最后的局面
ui-link-lost-brief = 无内核
ui-link-none = 这是保存的局面，不能操作
ui-link-none-hint = 后面没有内核。运行单元格即可继续
ui-link-none-brief = 已保存
ui-saving-failed-hint = 无法写入文件；每一步都会再试
ui-saving-taken-hint = 另一局或另一个程序正在写这个文件
ui-today = 今天 { $time }
ui-since = 自你上一回合以来
ui-since-close = 收起摘要
ui-since-of = { $name }：{ $what }
ui-since-claims = 占领 { $routes }，+{ $points }
ui-since-open = 拿了{ $cards }
ui-since-covered = 盲抽 { $n } 张
ui-since-cards = { $n } 张牌
ui-since-kept = 留下 { $n } 张目的地票
ui-since-passed = 跳过
ui-last-turn-yours = 你的最后回合
ui-curtain-covered = 在此之前，{ $cards } 张火车牌和 { $tickets } 张目的地票都盖着
ui-open-hands = 各人的手牌
ui-open-hands-hint = 全部公开
ui-counts = 各色火车牌张数
ui-counts-discard = 弃牌
ui-counts-unseen = 未见
ui-counts-unseen-hint = 在牌堆里或在别人手里
ui-path-hint = 最长路径：{ $n } 节车厢。按下即在图上显示
ui-full = 全屏
ui-full-leave = 退出全屏
ui-caption-again = 占领 { $route }：再按一次确认
ui-caption-pay = 占领 { $route }：用按键选颜色，再确认
ui-help-key-time = 后退、前进一回合（加 Alt：一步）
ui-short-of-cards = { $gray ->
    [no] { $route } 需要 { $need } 张{ $color }；你有 { $held } 张，机车牌 { $locomotives } 张。
    [yes] { $route } 需要 { $need } 张同色牌；你最多有 { $held } 张{ $using_color }，机车牌 { $locomotives } 张。
   *[unknown] 手里没有占领{ $route }所需的牌。
  }
ui-players = 玩家
ui-you = 你
ui-bot = 电脑
ui-to-move = 行动中
ui-choosing = 选择中
ui-last-turn = 最后回合
ui-longest = 最长 { $n }
ui-trains-title = 车厢
ui-cards-title = 火车牌
ui-tickets-title = 目的地票
ui-points-title = 分数
ui-player-line = { $seat } 号座位，{ $name }：{ $points } 分，{ $trains } 节车厢，{ $cards } 张火车牌，{ $tickets } 张目的地票
ui-market = 市场
ui-market-hint = 明拿机车牌即结束拿牌
ui-market-second = 第二张不能拿明放的机车牌
ui-market-empty = 空位
ui-deck = 盲抽
ui-deck-left = 牌堆 { $n } 张
ui-deck-discard = 弃牌 { $n } 张
ui-ticket-deck = 目的地票
ui-ticket-deck-left = 剩 { $n } 张
ui-ticket-deck-keep = 至少留 1 张
ui-log = 记录
ui-log-hint = 点一行即可回看
ui-log-empty = 还没有发生什么
ui-log-more = 显示更早的
ui-log-unfold = 全部显示
ui-log-fold = 收起
ui-as-text = 文本
ui-copy-game = 复制整局为 Python
ui-text-below = 在地图下显示文本
ui-copy = 复制
ui-copy-code = 复制 { $code }
ui-copy-python = 复制为 Python
ui-copied = 已复制
ui-copy-failed = 内核没有应答
ui-copy-by-hand = 浏览器不允许此页面自动复制。请从这里手动复制：
ui-view-text = 当前画面的文本
ui-view-text-hide = 隐藏文本
ui-branch = 分支
ui-branch-here = 从此处分支
ui-branch-here-hint = 从这里试试别的走法；原来的对局不变
ui-branch-of = 分支 { $n }，始于第 { $ply } 步
ui-branch-code = 在单元格中的写法
ui-why-branch-not-allowed = 分支会泄露后面将出现的牌。对局结束后才能分支
ui-hand = 你的手牌 · { $n }
ui-hand-none = 手牌
ui-hand-of = { $name } 的手牌 · { $n }
ui-hand-hint = 数字键 1–9 选颜色
ui-hand-empty = 没有火车牌
ui-hand-pick = { $n } 张{ $color }：看看能付哪些线路
ui-tickets = 你的目的地票 · 共 { $n } 分
ui-tickets-none = 你的目的地票
ui-tickets-hint = 指向目的地票即显示城市
ui-ticket-open = 未连通
ui-ticket-left = 还差 { $n } 条线路
ui-ticket-left-brief = 差 { $n } 条
ui-ticket-done = 完成
ui-ticket-blocked = 无法完成
ui-ticket-missed = 未完成
ui-ticket-label = { $ticket }，{ $points } 分
ui-spectator-hand = 旁观者看不到手牌
ui-offer = 从中选择
ui-tab-hand = 手牌 { $n }
ui-tab-market = 市场
ui-tab-tickets = 目的地票 { $n }
ui-tab-log = 记录
ui-tabs = 面板
ui-legend-trains = 车厢
ui-north = 北
ui-saved-title = 有一局未完的游戏
ui-saved = { $names } · 第 { $ply } 步 · { $time }
ui-saved-continue = 继续这局
ui-saved-decline = 新游戏
ui-saving-failed = 未能保存
ui-saving-taken = 由别处保存
ui-start-title = 新游戏
ui-start-bar = 谁来玩？
ui-start-bar-hint = 真人和电脑可以任意搭配，选好后按“开始”
ui-start-hint = 2 至 5 个座位
ui-start-name = { $n } 号座位的名字
ui-start-kind = { $n } 号座位由谁玩
ui-start-person = 真人
ui-start-greedy = 贪心电脑
ui-start-random = 随机电脑
ui-start-other = { $name }（电脑）
ui-start-add = 添加座位
ui-start-remove = 移除 { $n } 号座位
ui-start-seed = 种子（可不填）
ui-start-seed-hint = 种子相同，发牌就相同
ui-start-go = 开始
ui-start-default-name = { $n ->
    [1] Ann
    [2] Bo
    [3] Cai
    [4] Dee
   *[other] Eve
  }
ui-start-bad-seed = 请填整数
ui-scoring = 终局计分
ui-score-routes = 线路
ui-score-longest = 最长路径
ui-score-longest-value = { $n } 节车厢
ui-score-total = 总分
ui-score-show-path = 显示 { $name } 的最长路径
ui-score-no-tickets = 没有目的地票
ui-score-skip = 全部显示
ui-winner = 获胜
ui-help-title = 怎么玩
ui-help-rules-1 = 每回合三选一：拿火车牌、占领一条线路，或抽目的地票。
ui-help-rules-2 = 拿两张火车牌，明牌或盲抽都可以。明拿一张机车牌就算两张。
ui-help-rules-3 = 占领线路要付与格数相同张数、同一颜色的牌；灰色线路任选一色；机车牌可代替任何颜色。
ui-help-rules-4 = 抽三张目的地票，至少保留一张。终局时连通的加分，没连通的扣分。
ui-help-rules-5 = 2 或 3 人时，双线只能有一条被占领。
ui-help-rules-6 = 有人的车厢只剩两节或更少时，每人还有最后一个回合。最长路径加 10 分。
ui-help-keys = 选中地图时的按键
ui-help-key-arrows = 在城市间移动；选支付方式
ui-help-key-cycle = 该城市的线路
ui-help-key-enter = 选择，再按确认
ui-help-key-esc = 取消
ui-help-key-colors = 手牌的颜色
ui-help-key-market = 市场的牌
ui-help-key-deck = 从牌堆抽牌
ui-help-key-tickets = 抽目的地票
ui-help-key-space = 勾选目的地票
ui-help-key-undo = 撤销
ui-help-key-help = 本帮助
ui-help-note = 非官方作品。“Ticket to Ride”是 Days of Wonder 的商标，本项目与其无关。
ui-lesson-n = 第 { $n } 课
ui-lesson = 练习
ui-lesson-named = 第 { $n } 课：{ $title }
ui-lesson-step = 第 { $step } 步，共 { $steps } 步
ui-lesson-rules = 本课涉及的规则
ui-lesson-prompt = 在地图、市场或手牌中选择，再按确认。确认之前什么都不算数。
ui-lesson-prompt-exam = 按你的判断作答。这里只记录，不评对错。
ui-lesson-hint = 提示
ui-lesson-hint-more = 再来一个提示
ui-lesson-hint-none = 没有更多提示了
ui-lesson-hint-n = 提示 { $n }
ui-lesson-again = 再练一次
ui-lesson-next = 下一课
ui-lesson-back = 上一课
ui-lesson-right = 正确
ui-lesson-wrong = 不是本题的要求
ui-lesson-refused = 不允许
ui-lesson-open = 进行中
ui-lesson-solved = 完成
ui-lesson-recorded = 已记录
ui-lesson-course = 全部课程
ui-lesson-course-close = 收起课程列表
ui-lesson-course-progress = 已完成 { $solved }/{ $n }
ui-lesson-course-place = 第 { $n } 课，共 { $all } 课
ui-lesson-state-new = 还没试过
ui-lesson-state-tried = 试过
ui-lesson-state-solved = 已完成
ui-lesson-station = { $lesson }，{ $state }
ui-lesson-copy = 复制 { $code }
ui-lesson-copied = 已复制：{ $code }
ui-lesson-pay = 你的支付
ui-lesson-pay-hint = 从手牌中取牌
ui-lesson-pay-none = 至少放一张牌
ui-lesson-pay-take = 取一张{ $color }，还剩 { $n } 张
ui-lesson-pay-give = 收回{ $color }
ui-lesson-pay-spaces = { $n } 格
ui-lesson-pay-said = { $what }，{ $n } 格。{ $cards ->
    [0] 用数字键从手牌取牌。
   *[other] 已放下：{ $payment }。按 Enter 确认。
}
ui-lesson-bar-done = 你的回合结束了
ui-lesson-bar-done-hint = 想换一种走法，请再练一次。
ui-lesson-bar-solved = 本课完成
ui-lesson-bar-solved-hint = 可以再练一次，或继续下一课。
ui-lesson-bar-solved-last = 想练几次都可以。
ui-lesson-bar-all = 全部 { $n } 课都完成了
ui-lesson-bar-recorded = 答案已记录
ui-lesson-key-hint = 提示
ui-lesson-key-again = 再练一次
ui-lesson-key-next = 下一课
ui-lesson-key-backspace = 收回一张牌
event-draw-n = { $n ->
    [1] { $name } 拿牌
   *[other] { $name } 拿 { $n } 张
  }
event-deck-n = { $n ->
    [1] { $name } 盲抽 1 张
   *[other] { $name } 盲抽 { $n } 张
  }
event-draw-mixed = { $name } 拿牌，盲抽 1 张
event-tickets = { $name } 抽 { $n } 张目的地票
event-chosen = { $name } 已选目的地票
event-keep = { $name } 从 { $of } 张目的地票中留 { $kept } 张
event-claim = { $name } 占领 { $route }
event-pass = { $name } 跳过
event-final = 最后一轮
event-reshuffled = 弃牌已洗回
event-wipes = 市场已换新
event-live-draw = { $name } 拿了{ $color }。
event-live-deck = { $name } 抽了一张暗牌。
event-live-deck-own = 你从牌堆抽到{ $color }。
event-live-tickets = { $name } 抽了 { $n } 张目的地票。
event-live-chosen = { $name } 已选好起始目的地票。
event-live-keep = { $name } 保留 { $of } 张目的地票中的 { $kept } 张。
event-live-claim = { $name } 用 { $payment } 占领 { $route }：{ $points } 分。
event-live-pass = { $name } 跳过。
event-live-wipes = 出现三张机车牌：市场换新。
event-live-reshuffled = 弃牌洗成新的牌堆。
event-live-final = 最后一轮开始。
event-live-over = 游戏结束。
event-live-yours = 轮到你了。
refusal-not-a-move = { $why ->
    [empty] 没有写任何走法。请写 “draw red”、“draw deck”、“draw tickets”、“keep …” 或 “claim … with …”。
    [too_long] 文字太长：一个走法最多 { $limit } 个字符。
    [characters] “{ $text }” 里有不能用的字符。
    [draw] 拿什么？写颜色拿明牌（“draw red”），或写 “draw deck”、“draw tickets”。
    [keep] 留下哪些目的地票？写 “keep all”，或写出城市：“keep Dallas-New York, Denver-El Paso”。
    [many] 写出的目的地票比一次能抽到的多得多。
    [claim] 占领要写明线路和所付的牌：“claim Helena-Seattle with 5 yellow + 1 locomotive”。
    [payment] “{ $payment }” 不是付牌的写法。请写张数和颜色：“5 yellow + 1 locomotive”。
    [pair] “{ $pair }” 不是两座城市。请用连字符连接：“Helena-Seattle”。
    [pass] 要跳过，只写 “pass” 即可。
    [near] “{ $text }” 不是走法。你是想写 { $suggestions } … 吗？
   *[verb] “{ $text }” 不是走法。走法以 draw、keep、claim 或 pass 开头。
}
refusal-unknown-city = { $near ->
    [0] 地图上没有名为“{ $name }”的城市。
   *[other] 地图上没有名为“{ $name }”的城市。你是指{ $suggestions }吗？
}
refusal-unknown-colour = { $name ->
    [gray] 灰色只是线路的颜色，没有灰色的火车牌。火车牌有：{ $colors }。
   *[other] { $near ->
        [0] 没有颜色为“{ $name }”的火车牌。火车牌有：{ $colors }。
       *[other] 没有颜色为“{ $name }”的火车牌。你是指{ $suggestions }吗？
    }
}
refusal-unknown-ticket = { $near ->
    [0] 没有目的地票{ $ticket }。
   *[other] 没有目的地票{ $ticket }。与这两座城市有关的有：{ $tickets }。
}
refusal-not-adjacent = { $near ->
    [0] { $city_a }与{ $city_b }之间没有线路。从{ $city_a }可以通往{ $cities }。
   *[other] { $city_a }与{ $city_b }之间没有“{ $lane }”这条线路，只有{ $routes }。
}
refusal-ambiguous = { $what ->
    [lane] 两条平行线路都合适，请选一条：
   *[payment] 有 { $n } 种付法，请你选择：
}
    { $choices }
refusal-game-over = 游戏已经结束。
refusal-not-your-turn = { $answered ->
    [1] 这个座位已经选好了起始目的地票，还要等其他人选。
   *[0] 现在不是这个座位的回合：轮到{ $seat_name }。
}
refusal-must-finish-draw = 请先拿完牌：还要再拿一张火车牌。
refusal-must-choose-tickets = 请先选择要留下哪些目的地票。
refusal-faceup-locomotive-second = 第二张不能拿明放的机车牌。请拿别的牌，或从牌堆抽一张。
refusal-slot-empty = 明牌里没有{ $color }。
refusal-no-cards = 牌堆里没有火车牌可抽：牌堆和弃牌堆都空了。
refusal-owned = { $route }已经被{ $owner_name }占领。
refusal-own-twin = { $route }的另一条平行线路属于{ $owner_name }，同一玩家不能占领两条。
refusal-closed-double = { $route }的另一条平行线路已被{ $owner_name }占领。两人或三人游戏时，这一条对所有人关闭。
refusal-not-enough-trains = { $route }需要 { $length } 节车厢，只剩 { $trains } 节。
refusal-wrong-count = { $route }正好需要 { $length } 张牌，而不是 { $have } 张。
refusal-mixed-colours = 只能用一种颜色，可以加机车牌：{ $colors }不能混用。
refusal-wrong-colour = { $route }是{ $route_color }线路：要用{ $route_color }的牌和机车牌，不能用{ $color }。
refusal-not-in-hand = { $held ->
    [0] 需要 { $need } 张{ $color }，手里一张也没有。
    [one] 需要 { $need } 张{ $color }，手里只有 { $held } 张。
    [other] 需要 { $need } 张{ $color }，手里只有 { $held } 张。
   *[unknown] 手里没有占领{ $route }所需的牌。
}
refusal-keep-min-2 = 起始目的地票至少要留两张。
refusal-keep-min-1 = 抽到的目的地票至少要留一张。
refusal-not-in-offer = { $open ->
    [0] 现在没有可选的目的地票。
   *[other] { $tickets }不在可选之列。可选的有：{ $offer }。
}
refusal-no-tickets = 没有目的地票可抽了。
refusal-pass-not-allowed = 只有在什么都做不了的时候才能跳过。
refusal-stale = 发出之后局面已经变了，什么也没有做。
refusal-undo-not-allowed = 这一步不能收回：别人已经走过，或已经翻出了看不见的牌。
refusal-cancelled = 在执行之前已经取消。
refusal-malformed = 这条消息无法理解（{ $field }），什么也没有做。
live-turn = 轮到 { $name }。
live-second = 请再拿一张牌。
live-choose = 请选择保留的目的地票：至少 { $n } 张。
live-pass = 除了跳过，没有别的可做。
live-last-turn = 这是你的最后一个回合。
live-moved-back = 回到第 { $ply } 步。
live-ticket-done = 完成目的地票：{ $ticket }。
live-many = 另有 { $n } 步。
live-sum-claim = { $name } 占领 { $route }。
live-sum-draws = { $name } 拿 { $n } 张牌。
live-sum-tickets = { $name } 抽目的地票。
live-sum-pass = { $name } 跳过。
live-wins = { $name } 以 { $points } 分获胜。
live-shared = { $names } 以 { $points } 分共同获胜。
live-curtain = 请把屏幕交给 { $name }。
live-city = { $city }：{ $routes } 条线路，{ $legal ->
    [0] 现在都不能占领
   *[other] 现在可占领 { $legal } 条
  }。
live-choice = { $what }，{ $payment }：{ $points } 分，还剩 { $trains } 节车厢。按回车确认。
live-choice-pay = { $what }：有 { $n } 种付法。用方向键选择。
live-choice-draw = { $what }。按回车确认。
live-picked = { $color }：可支付 { $n } 条线路。
live-ticket = { $ticket }，{ $ticked ->
    [1] 已勾选
   *[0] 未勾选
  }。
ui-route-facts = { $route } · { $color } · { $n } 节车厢 · { $points } 分
ui-route-can = 你可以占领它。
ui-route-of = 已被 { $name } 占领。
ui-key = 图例
ui-zoom-in = 放大地图
ui-zoom-out = 显示整张地图
ui-mirror = 所有走法列表
ui-mirror-close = 关闭走法列表
ui-mirror-state = 当前局面
ui-mirror-now = 现在可以做什么
ui-mirror-nothing = 现在没有可选的走法。
ui-mirror-market = 市场：{ $cards }。牌堆 { $deck } 张，弃牌 { $discard } 张，目的地票剩 { $tickets } 张。
ui-mirror-empty = 空位
ui-mirror-hand = 你的手牌：{ $cards }。
ui-mirror-hand-none = 你没有手牌。
ui-mirror-tickets = 你的目的地票
ui-mirror-ticket = { $ticket }：{ $state }
ui-mirror-ticket-left = 还差 { $n } 条线路
ui-mirror-routes = 已占领的线路
ui-mirror-routes-of = { $name }：{ $routes }。
ui-mirror-routes-none = { $name }：无。
ui-mirror-draw = 拿火车牌
ui-mirror-draw-tickets = 抽目的地票
ui-mirror-keep-head = 保留目的地票
ui-mirror-keep = 保留 { $tickets }
ui-mirror-claims = 占领线路
ui-mirror-claims-hint = 每条线路列在它两个城市中的第一个之下。
ui-mirror-city = { $city }：{ $n } 条线路
ui-mirror-claim = 占领 { $a } 到 { $b }，付 { $payment }
ui-mirror-claim-lane = 占领 { $a } 到 { $b }（{ $lane }），付 { $payment }
ui-mirror-lane-color = { $color }的一条
ui-mirror-lane-number = 第 { $n } 条
ui-mirror-and = { " 和 " }
ui-mirror-game = 游戏
ui-ref-search = 搜索参考
ui-ref-search-hint = 搜索：机车牌、SL、R21……
ui-ref-clear = 清除搜索
ui-ref-results = 搜索结果
ui-ref-meant = 你要找的是不是
ui-ref-for-example = 例如
ui-ref-or = { " 或 " }
ui-ref-tabs = 参考的各部分
ui-ref-tab-questions = 问答
ui-ref-tab-rules = 规则
ui-ref-tab-catalogue = 配件
ui-ref-tab-tickets = 目的地票
ui-ref-tab-routes = 线路
ui-ref-tab-turn = 回合与分数
ui-ref-tab-conventions = 约定
ui-ref-tab-museum = 罕见局面
ui-ref-tab-glossary = 词汇
ui-ref-back = 返回
ui-ref-open = 在地图上打开
ui-ref-open-here = 已在下方地图上
ui-ref-opened = 地图上：{ $title }
ui-ref-on-board = 地图上
ui-ref-show-text = 显示文字
ui-ref-close = 关闭地图
ui-ref-again = 从头再来
ui-ref-next = 走下一步
ui-ref-try = 试走下一步
ui-ref-moves = 可以这样走
ui-ref-free = 这里没有预定的走法。请随意查看，也可以自由走下去。
ui-ref-barred = 不允许
ui-ref-refused = { $move }（不允许）
ui-ref-step-done = 第 { $n } 步，已走：{ $move }
ui-ref-step-due = 第 { $n } 步，下一步：{ $move }
ui-ref-step-later = 第 { $n } 步，之后：{ $move }
ui-ref-keep-none = 一张也不留
ui-ref-keep-all = 全部留下
ui-ref-see-also = 另见
ui-ref-comes-up = 相关问答与局面
ui-ref-before = 上一条规则
ui-ref-after = 下一条规则
ui-ref-ticket = 目的地票：{ $a }到{ $b }，{ $points } 分
ui-ref-route = 线路：{ $a }到{ $b }，{ $color }，{ $n } 格，{ $points } 分
ui-ref-only = 只看{ $city }
ui-ref-all = 全部显示
ui-ref-map-hint = 指向或选择一行，就会在这里显示`;var xf={en:[Ja,nl,Qa],zh:[il,ol,tl],ja:[Xa,rl,el]},sl=new Map;function Ro(e){let t=sl.get(e);if(t)return t;let n=new Gt(e,{useIsolating:!1});for(let r of xf[e])n.addResource(new Jt(r));return sl.set(e,n),n}function tr(e,t=document.documentElement.lang,n=navigator.languages??[navigator.language]){if(e==="en"||e==="zh"||e==="ja")return e;for(let r of/^en\b/i.test(t)?n:[t,...n]){let o=r.toLowerCase().split(/[-_]/)[0];if(o==="en"||o==="zh"||o==="ja")return o}return"en"}function Sf(e){return bn(e).replace(/[^a-z]+/g,"-").replace(/^-|-$/g,"")}var Ge=class{constructor(t){this.language=t;this.chain=t==="en"?[Ro("en")]:[Ro(t),Ro("en")]}language;chain;has(t){return this.chain.some(n=>n.getMessage(t)?.value!=null)}t(t,n){for(let r of this.chain){let o=r.getMessage(t)?.value;if(o!=null)return r.formatPattern(o,n??null,[])}return t}city(t){let n=`city-${Sf(t)}`;return this.has(n)?this.t(n):t}color(t){return this.t(`color-${t}`)}pair(t,n){return this.t("ui-pair",{a:this.city(t),b:this.city(n)})}route(t,n,r=!1){let o=n.routes.get(t);if(!o)return t;let s=this.pair(o.a,o.b);return r&&o.twin&&o.color!=="gray"?this.t("ui-lane",{route:s,color:this.color(o.color)}):s}ticket(t,n){let r=n.tickets.get(t);return r?this.pair(r.a,r.b):t}list(t){return t.join(this.t("ui-list-separator"))}};var nr={view:null,board:"usa",setup:null,status:{},curtain:null,saved:null,lesson:null,reference:null,place:null,opened:null,saving:null,language:"auto",theme:"auto",confirm:"claims",undo:"fair",speed:1,figure:!1,width:null,overlays:[],ply:0,live_ply:null,can_undo:!1,text:!1,view_text:null,can_branch:!1,branch_of:null},Eo=["lesson","opened","curtain","ply","live_ply","saved","saving","can_undo","status","view_text","can_branch","branch_of"];function Tf(e){return Array.isArray(e.owners)}function al(e,t){if(!Tf(e))return e;let n=a=>t.routeIds[a]??String(a),r={};e.owners.forEach((a,l)=>{for(let u of a)r[n(u)]=l});let o={};for(let[a,l]of e.legal.claims){let u=a.map(([c,d,f])=>[F[c]??"locomotive",d,f]);for(let c of l)o[n(c)]=u}let s=Object.fromEntries(Object.entries(e.closed).map(([a,l])=>[a,l.map(n)]));return{...e,owners:r,legal:{claims:o,moves:e.legal.moves},closed:s}}var ll=3e3,Rf=6e4,Ef=2e3;function te({view:e,live_ply:t}){return e!==null&&t!==null&&e.ply<t}function ke({view:e,live_ply:t}){return Math.max(t??0,e?.ply??0)}var ul=0;function Mo(){return ul+=1,`${Date.now().toString(36)}-${Math.random().toString(36).slice(2,8)}-${ul}`}var or=class{constructor(t){this.model=t;let n={...nr};for(let o of Object.keys(nr))this.read(n,o);this.store=new Se({...n,pending:null,refusal:null,lost:!1,link:Ba(t),seeking:null,log:[]});for(let o of Object.keys(nr)){let s=()=>this.onTrait(o);t.on(`change:${o}`,s),this.undoListeners.push(()=>t.off(`change:${o}`,s))}let r=o=>this.onReply(o);t.on("msg:custom",r),this.undoListeners.push(()=>t.off("msg:custom",r)),this.undoListeners.push(Wa(t,o=>this.onLink(o))),this.overlay=new Gn(t),n.view&&this.takeEvents(n.view)}model;store;overlay;cache=new Kn;timers=[];logAsked=null;cancelAsked=null;questions=new Map;seeker=new Jn(t=>{this.setTrait("ply",t)},()=>ke(this.store.get()),t=>this.store.set({seeking:t}),ll);undoListeners=[];destroy(){this.stopTimers(),this.seeker.stop(),this.overlay.destroy();for(let t of this.undoListeners.splice(0))t()}send(t,n=null){if(t.kind==="log"||t.kind==="cancel"||t.kind==="go"||t.kind==="lesson"&&t.action==="tried"){let u=Mo();return this.post({...t,id:u}),u}let{pending:o,link:s}=this.store.get();if(o||s!=="live")return null;let a=Mo(),l="state_id"in t?t.state_id:null;return this.store.set({pending:{id:a,kind:t.kind,claim:n,stateId:l,stage:"sent"},refusal:null,lost:!1}),this.timers.push(setTimeout(()=>this.stage(a,"slow"),ll)),this.timers.push(setTimeout(()=>this.onLost(a),Rf)),this.post({...t,id:a}),a}cancel(){let{pending:t}=this.store.get();!t||t.stage==="cancelling"||(this.stage(t.id,"cancelling"),this.cancelAsked=this.send({kind:"cancel",of:t.id}))}python(t){if(this.store.get().link!=="live")return Promise.resolve(null);let n=Mo(),r=new Promise(o=>this.questions.set(n,o));return this.post({kind:"python",id:n,ply:t}),r}answer(t,n){this.questions.get(t)?.(n),this.questions.delete(t)}setOption(t,n){this.setTrait(t,n)}seek(t){let{view:n,link:r,seeking:o}=this.store.get();if(!n||!De(r))return;let s=ke(this.store.get()),a=Math.min(Math.max(0,t),s);!o&&a===n.ply||this.seeker.seek(a===s?1/0:a)}cancelSeek(){let{view:t}=this.store.get();t&&this.seeker.cancel(te(this.store.get())?t.ply:1/0)}setTrait(t,n){this.model.set(t,n);try{this.model.save_changes()}catch{this.onLink("lost")}}post(t){try{this.model.send(t)}catch{this.onLink("lost")}}onLink(t){if(this.store.get().link!==t){if(t==="lost"){for(let n of[...this.questions.keys()])this.answer(n,null);this.stopTimers(),this.seeker.stop(),this.store.set({pending:null,refusal:null,lost:!1})}this.store.set({link:t})}}forgetRefusal(){this.store.set({refusal:null,lost:!1})}read(t,n){let r=this.model.get(n);if(r===void 0||(t[n]=r,n!=="view"||r===null))return;let o=this.model.get("board");t.view=this.named(al(r,yt(o)))}named(t){let n=this.model.get("lesson")??this.model.get("opened")??null,r=this.model.get("language");return n?Ia(t,n.names,tr(r)):t}onTrait(t){let n={...this.store.get()};if(this.read(n,t),t!=="view"){(t==="lesson"||t==="opened"||t==="language")&&n.view&&(n.view=this.named(n.view)),this.store.set({[t]:n[t],view:n.view});return}for(let l of Eo)this.read(n,l);let{pending:r}=this.store.get(),o=r?.stage==="accepted"&&n.view?.state_id!==r.stateId;o&&this.stopTimers();let a=this.store.get().view?.state_id!==n.view?.state_id;this.store.set({...Object.fromEntries(Eo.map(l=>[l,n[l]])),view:n.view,...o?{pending:null}:{},...a?{refusal:null}:{}}),n.view&&(this.takeEvents(n.view),this.seeker.arrived(n.view.ply,ke(this.store.get())))}takeEvents(t){let n=this.cache.merge(t,ke(this.store.get()));this.store.set({log:this.cache.events}),n!==null&&this.logAsked===null&&(this.logAsked=this.send({kind:"log",from:n}))}onReply(t){let n=t;if(!n||typeof n!="object")return;if(this.questions.has(n.id)){this.answer(n.id,n.kind==="python"?n.text:null);return}if(n.kind==="log"){if(n.id!==this.logAsked)return;this.logAsked=null,this.cache.fill(n.branch,n.events),this.store.set({log:this.cache.events});return}if(n.kind==="refused"&&n.id===this.logAsked){this.logAsked=null;return}let{pending:r,view:o}=this.store.get();if(r?.stage==="cancelling"&&n.id===this.cancelAsked&&this.dropPending(r.id),!(!r||n.id!==r.id)){if(n.kind==="ready")r.stage!=="cancelling"&&this.send({kind:"go",of:r.id,sent:Date.now()});else if(n.kind==="refused"){this.stopTimers();let s=r.stage==="cancelling",{code:a,rule:l,args:u}=n,c=s?null:{code:a,rule:l,args:Oa(u??{},o)};this.store.set({pending:null,refusal:c})}else if(n.kind==="accepted"){if(this.stopTimers(),r.kind==="reveal"||r.stateId===null||o?.state_id!==r.stateId){this.store.set({pending:null});return}this.store.set({pending:{...r,stage:"accepted"}}),this.timers.push(setTimeout(()=>this.dropPending(r.id),Ef))}}}stage(t,n){let{pending:r}=this.store.get();r?.id===t&&(n==="slow"&&r.stage!=="sent"||this.store.set({pending:{...r,stage:n}}))}onLost(t){this.dropPending(t)&&this.store.set({lost:!0})}dropPending(t){return this.store.get().pending?.id!==t?!1:(this.stopTimers(),this.store.set({pending:null}),!0)}stopTimers(){for(let t of this.timers.splice(0))clearTimeout(t)}};var Mf=250,Lf=1500;function cl(){let{texts:e}=g();return i(S,{children:[i(Pf,{},`game-${e.language}`),i(Af,{},`pointer-${e.language}`)]})}function Pf(){let{texts:e,atlas:t,sync:n}=g(),r=b(m=>m.view),o=b(m=>m.curtain),[s,a]=A(""),l=R(null),u=R(null),c=b(m=>m.lesson?.id??null),d=R(c),f=R({texts:e,atlas:t,view:r});return f.current={texts:e,atlas:t,view:r},L(()=>{if(!r)return;if(!l.current){l.current=r;return}if(r===l.current)return;if(c!==d.current){d.current=c,l.current=r;return}let m=performance.now();u.current??={since:m};let p=Math.max(0,Math.min(Mf,u.current.since+Lf-m)),h=setTimeout(()=>{let{view:y,...k}=f.current;if(u.current=null,!y)return;let v=_a(k.texts,k.atlas,l.current,y,te(n.store.get())).join(" ");l.current=y,v&&a(v)},p);return()=>clearTimeout(h)},[r]),i("div",{class:"ttr-hidden","data-part":"live",role:"status","aria-live":"polite","aria-atomic":"true",children:o?e.t("live-curtain",{name:o.name}):s})}function Af(){let e=g(),t=M(n=>Bf(e,n));return i("div",{class:"ttr-hidden","data-part":"live-pointer",role:"status","aria-live":"polite","aria-atomic":"true",children:t})}function Bf({texts:e,atlas:t,sync:n},r){let{view:o,lesson:s}=n.store.get();if(r.reason)return"";if(r.choice&&o)return Pa(e,t,o,r.choice);if(r.focusTicket){let a=e.t("ui-ticket-label",{ticket:e.ticket(r.focusTicket,t),points:t.tickets.get(r.focusTicket)?.points??0});return e.t("live-ticket",{ticket:a,ticked:Number(r.kept.includes(r.focusTicket))})}return r.focusRoute?La(e,t,o,r.focusRoute,s?.reveal===!1):r.focusCity?Ma(e,t,o,r.focusCity):r.pickedColor?Zn(e,o,r.pickedColor):""}function dl(e,t,n){let r={cards:[],tickets:[],keep:[],pass:[],claims:[]};for(let o of n.legal.moves){let[s,...a]=o.split(" "),l=a.join(" ");s==="keep"?r.keep.push({move:o,name:Yn(e,t,l.split(", "))}):o==="draw tickets"?r.tickets.push({move:o,name:e.t("ui-draw-tickets")}):o==="draw deck"?r.cards.push({move:o,name:e.t("ui-draw-deck")}):s==="draw"?r.cards.push({move:o,name:e.t("ui-draw",{color:e.color(l)})}):s==="pass"&&r.pass.push({move:o,name:e.t("ui-pass")})}return r.claims=Wf(e,t,n),r}function Wf(e,t,n){let r=new Map;for(let[s,a]of Object.entries(n.legal.claims)){let l=t.routes.get(s)?.a;if(l===void 0||!a.length)continue;let u=r.get(l);u||r.set(l,u={city:l,routes:0,actions:[]}),u.routes+=1;for(let c of at(a))u.actions.push({move:Kt(s,c),name:Ea(e,t,s,c)})}let o=new Intl.Collator(e.language);return[...r.values()].sort((s,a)=>o.compare(e.city(s.city),e.city(a.city)))}function Xt(e){if(e.you)return e.you.hand;let t=N(e);return t===null?null:e.players[t]?.hand??null}function pl(){let{texts:e}=g(),t=b(c=>c.view);if(!t)return null;let n=Xt(t),r=n?F.filter(c=>(n[c]??0)>0):[],o=r.reduce((c,d)=>c+(n?.[d]??0),0),s=N(t),a=s===null?"":t.players[s]?.name??"",l="";n?r.length||(l=e.t("ui-hand-empty")):l=e.t("ui-spectator-hand");let u=e.t("ui-hand",{n:o});return n?t.seat==="open"&&s!==null&&(u=e.t("ui-hand-of",{name:a,n:o})):u=e.t("ui-hand-none"),i("section",{class:"ttr-panel ttr-hand","data-part":"hand","aria-label":u,children:[i("header",{class:"ttr-panel-head",children:[i("h3",{children:u}),n&&i("span",{class:"ttr-pointer-hint",children:e.t("ui-hand-hint")})]}),l?i("p",{class:"ttr-empty",children:l}):i("div",{class:"ttr-stacks",style:{"--ttr-stacks":Math.max(r.length,8)},children:r.map(c=>i(If,{color:c,count:n?.[c]??0},c))})]})}function If({color:e,count:t}){let{texts:n,control:r}=g(),o=M(c=>c.pickedColor===e),s=F.indexOf(e)+1,a=M(c=>{let d=c.choice?.kind==="claim"?c.choice:null;if(d?.cards)return Yt(d.cards,e);let f=d?.payment;return f?e==="locomotive"?f[2]:f[0]===e?f[1]:0:0}),l=M(c=>c.choice?.kind==="claim"&&c.choice.cards?ut({[e]:t},c.choice.cards,e):null),u=l===null?n.t("ui-hand-pick",{n:t,color:n.color(e)}):n.t("ui-lesson-pay-take",{n:l,color:n.color(e)});return i(w,{class:`ttr-stack ${o||a?"ttr-picked":""}`,"data-color":e,"data-count":t,"aria-pressed":o,"aria-label":u,title:`${u} · ${s}`,onClick:()=>r.pickColor(e),children:[t>2&&i("span",{class:"ttr-under ttr-under-2"}),t>1&&i("span",{class:"ttr-under"}),i(de,{color:e}),i("span",{class:"ttr-stack-key","aria-hidden":"true",children:s}),i("span",{class:"ttr-count","aria-hidden":"true",children:t})]})}function Qt(e){return e.done?"done":e.blocked?"blocked":e.share>0?"part":"open"}function Lo({id:e}){let{atlas:t,chart:n}=g(),r=t.tickets.get(e),o=r&&n.layout.cities[r.a],s=r&&n.layout.cities[r.b],[a=1e3,l=620]=n.layout.box;if(!o||!s)return null;let u=Math.min(130,Math.hypot(o.x-s.x,o.y-s.y)*.22),[c,d]=[(o.x+s.x)/2,(o.y+s.y)/2-(Math.abs(o.x-s.x)>Math.abs(o.y-s.y)?u:0)];return i("svg",{class:"ttr-mini",viewBox:`0 0 ${a} ${l}`,"aria-hidden":"true",focusable:"false",preserveAspectRatio:"xMidYMid slice",children:[i("rect",{width:a,height:l,class:"ttr-mini-sea"}),i("path",{d:n.outline,class:"ttr-mini-land"}),i("path",{d:`M${o.x} ${o.y}Q${c} ${d} ${s.x} ${s.y}`,class:"ttr-mini-way"}),i("circle",{cx:o.x,cy:o.y,r:"44",class:"ttr-mini-end"}),i("circle",{cx:s.x,cy:s.y,r:"44",class:"ttr-mini-end"})]})}function Po({id:e,points:t,progress:n,dense:r=!1}){let{texts:o,atlas:s,chart:a}=g(),l=n?Qt(n):null,u=o.ticket(e,s);return i(S,{children:[!r&&i(Lo,{id:e}),i("span",{class:"ttr-stub-words",children:[i("span",{class:"ttr-stub-name",title:u,children:r?Ce(o,s,a,e):u}),n&&l&&i("span",{class:`ttr-stub-progress ttr-ticket-${l}`,children:[i("span",{class:"ttr-track",children:i("span",{style:{width:`${Math.round(100*(n.done?1:n.share))}%`}})}),i("span",{class:"ttr-stub-state",children:[l==="done"&&i(Ee,{}),Of(o.t.bind(o),n,l,r)]})]})]}),i("span",{class:"ttr-stub-points",children:t})]})}function Of(e,t,n,r){return n==="part"&&t.left!==null?e(r?"ui-ticket-left-brief":"ui-ticket-left",{n:t.left}):e(`ui-ticket-${n==="part"?"open":n}`)}function fl({view:e}){let{texts:t}=g(),n=Xt(e),{deck:r,discard:o,tickets:s}=e.counts,a=e.market.map(u=>u?t.color(u):t.t("ui-mirror-empty")),l=F.flatMap(u=>{let c=n?.[u]??0;return c?[Oe(t,u,c)]:[]});return i("div",{class:"ttr-mirror-state","data-part":"standing",children:[i("h4",{children:t.t("ui-mirror-state")}),e.final&&e.phase!=="over"&&i("p",{children:t.t("ui-final-round",{n:e.final.turns_left})}),i("ul",{children:e.players.map((u,c)=>i("li",{children:t.t("ui-player-line",{seat:c+1,name:u.name,points:e.scores?.[c]?.total??u.points,trains:u.trains,cards:u.cards,tickets:u.tickets})},c))}),i("p",{children:t.t("ui-mirror-market",{cards:t.list(a),deck:r,discard:o,tickets:s})}),n&&i("p",{children:l.length?t.t("ui-mirror-hand",{cards:t.list(l)}):t.t("ui-mirror-hand-none")}),i(Nf,{view:e}),i(Hf,{view:e})]})}function Nf({view:e}){let{texts:t,atlas:n}=g(),r=e.you?.tickets??[];return r.length?i(S,{children:[i("h5",{children:t.t("ui-mirror-tickets")}),i("ul",{children:r.map(o=>i("li",{children:t.t("ui-mirror-ticket",{ticket:t.t("ui-ticket-label",{ticket:t.ticket(o.id,n),points:o.points}),state:Df(t,o)})},o.id))})]}):null}function Df(e,t){let n=Qt(t);return n==="done"||n==="blocked"||t.left===null?e.t(`ui-ticket-${n}`):e.t("ui-mirror-ticket-left",{n:t.left})}function Hf({view:e}){let{texts:t}=g();return i("details",{children:[i("summary",{"data-lm-suppress-shortcuts":"true",children:t.t("ui-mirror-routes")}),i(Ao,{view:e})]})}function Ao({view:e}){let{texts:t,atlas:n}=g(),r=e.players.map((o,s)=>Object.keys(e.owners).filter(a=>e.owners[a]===s));return i("ul",{children:e.players.map(({name:o},s)=>i("li",{children:r[s]?.length?t.t("ui-mirror-routes-of",{name:o,routes:t.list(r[s].map(a=>t.route(a,n,!0)))}):t.t("ui-mirror-routes-none",{name:o})},s))})}function hl(){let{texts:e,ui:t}=g(),n=M(r=>r.mirror);return i(w,{class:"ttr-skip","aria-expanded":n,"data-action":"mirror",onClick:()=>t.set({mirror:!n}),children:e.t(n?"ui-mirror-close":"ui-mirror")})}function yl(){return M(t=>t.mirror)?i(Vf,{}):null}function Ff(){let e=b(r=>r.view),[t,n]=A(e);return L(()=>{if(e===t)return;let r,o=requestAnimationFrame(()=>{r=setTimeout(()=>n(e))});return()=>{cancelAnimationFrame(o),clearTimeout(r)}},[e]),t}function Vf(){let{texts:e,atlas:t,ui:n,control:r,focusBoard:o}=g(),s=Ff(),a=b(m=>m.setup),l=R(null);L(()=>l.current?.focus({preventScroll:!1}),[]);let u=()=>l.current?.focus({preventScroll:!0}),c=m=>{r.playMove(m),u()},d=()=>{n.set({mirror:!1}),o()},f=s&&!a?dl(e,t,s):null;return i("section",{class:"ttr-panel ttr-mirror","data-part":"mirror","aria-label":e.t("ui-mirror"),onKeyDown:m=>{m.key!=="Escape"||m.defaultPrevented||(m.preventDefault(),m.stopPropagation(),d())},children:[i("header",{class:"ttr-panel-head",children:[i("h3",{ref:l,tabIndex:-1,"data-lm-suppress-shortcuts":"true","data-focus":"mirror",children:e.t("ui-mirror")}),i(w,{class:"ttr-square ttr-plain","aria-label":e.t("ui-mirror-close"),onClick:d,children:i(Q,{})})]}),s&&i(fl,{view:s}),s&&f&&i("div",{class:"ttr-mirror-moves",children:[i("h4",{children:e.t("ui-mirror-now")}),i("p",{children:(s.phase==="over"?[vo(e,s)]:bo(e,s)).join(" ")}),i(zf,{actions:f,play:c}),Kf(f)&&i("p",{children:e.t("ui-mirror-nothing")}),i(jf,{onPlayed:u})]})]})}function zf({actions:e,play:t}){let{texts:n}=g(),r=(o,s)=>s.length>0&&i(Bo,{title:n.t(o),children:i(ml,{actions:s,play:t})},o);return i(S,{children:[r("ui-mirror-keep-head",e.keep),r("ui-mirror-draw",e.cards),r("ui-mirror-draw-tickets",e.tickets),r("ui-pass",e.pass),e.claims.length>0&&i(Bo,{title:n.t("ui-mirror-claims"),children:[i("p",{children:n.t("ui-mirror-claims-hint")}),e.claims.map(({city:o,routes:s,actions:a})=>i("details",{"data-city":o,children:[i("summary",{"data-lm-suppress-shortcuts":"true",children:n.t("ui-mirror-city",{city:n.city(o),n:s})}),i(ml,{actions:a,play:t})]},o))]})]})}function Kf({cards:e,tickets:t,keep:n,pass:r,claims:o}){return[e,t,n,r,o].every(s=>s.length===0)}function Bo({title:e,children:t}){return i("section",{"aria-label":e,children:[i("h5",{children:e}),t]})}function ml({actions:e,play:t}){return i("ul",{children:e.map(({move:n,name:r})=>i("li",{children:i(w,{"data-move":n,onClick:()=>t(n),children:r})},n))})}function jf({onPlayed:e}){let{texts:t,control:n}=g(),r=b(f=>f.can_undo&&f.undo!=="off"),o=b(f=>f.curtain),s=b(f=>f.status.driver==="held"||!!f.status.error),a=b(f=>f.view?.phase==="over"),l=b(f=>f.pending!==null),u=b(f=>f.lesson!==null),c=b(f=>f.reference!==null),d=[];return o&&d.push(["reveal",t.t("ui-reveal",{name:o.name}),()=>n.reveal()]),r&&d.push(["undo",t.t("ui-undo"),()=>n.undo()]),s&&d.push(["resume",t.t("ui-resume"),()=>n.resume()]),l&&d.push(["cancel",t.t("ui-cancel"),()=>n.cancel()]),u&&d.push(["again",t.t("ui-lesson-again"),()=>n.lesson.act("retry")]),a&&!u&&!c&&d.push(["rematch",t.t("ui-rematch"),()=>n.rematch()]),a&&!u&&!c&&d.push(["new-game",t.t("ui-new-game"),()=>n.setup()]),d.length?i(Bo,{title:t.t("ui-mirror-game"),children:i("ul",{children:d.map(([f,m,p])=>i("li",{children:i(w,{"data-mirror":f,onClick:()=>{p(),e()},children:m})},f))})}):null}function oe({seat:e,shape:t="disc"}){let n=Gi(e);return i("span",{class:`ttr-seat ttr-seat-${t}`,style:{background:n,color:Rn(n)},"aria-hidden":"true",children:e+1})}function j({tone:e,seat:t,mark:n,title:r,hint:o,middle:s,buttons:a,part:l}){return i("div",{class:"ttr-bar-place","data-state":l,children:i("section",{class:`ttr-bar ttr-bar-${e}`,"data-part":"action-bar","data-state":l,children:[n??(t!=null?i(oe,{seat:t}):null),i("div",{class:"ttr-bar-words",children:[i("div",{class:"ttr-bar-title",children:r}),o?i("div",{class:"ttr-bar-hint",children:o}):null]}),s?i("div",{class:"ttr-bar-middle",children:s}):null,a?i("div",{class:"ttr-bar-buttons",children:a}):null]})})}function Je({off:e=!1,label:t,onClick:n}){let{texts:r}=g(),o=t??r.t("ui-confirm");return i(w,{class:"ttr-primary",off:e,onClick:n,"aria-label":o,"data-action":"confirm",children:[o,i("span",{class:"ttr-key","aria-hidden":"true",children:r.t("ui-key-enter")})]})}function ir({onClick:e}){let{texts:t}=g(),n=t.t("ui-ok");return i(w,{onClick:e,"aria-label":n,"data-action":"ok",children:[n,i("span",{class:"ttr-key","aria-hidden":"true",children:t.t("ui-key-esc")})]})}function Xe({onClick:e}){let{texts:t}=g(),n=t.t("ui-cancel");return i(w,{onClick:e,"aria-label":n,"data-action":"cancel",children:[n,i("span",{class:"ttr-key","aria-hidden":"true",children:t.t("ui-key-esc")})]})}function gl(e){return e.turn===null||e.turn===N(e)?!1:e.players[e.turn]?.kind==="person"&&!e.legal.moves.length}function kl({lesson:e}){let{texts:t,size:n}=g(),r=b(c=>c.view),{course:o}=e,s=!e.reveal&&e.feedback?"recorded":e.solved?"solved":"done",a=o?.every(c=>c.state==="solved")??!1,l=!o||o.at(-1)?.id===e.id,u=s!=="solved"?"done-hint":l?"solved-last":"solved-hint";return i(j,{part:"lesson-done",tone:s==="solved"?"active":"calm",seat:r&&N(r),title:a&&o?t.t("ui-lesson-bar-all",{n:o.length}):t.t(`ui-lesson-bar-${s}`),hint:t.t(`ui-lesson-bar-${u}`),buttons:n==="wide"?null:i(Wo,{lesson:e})})}function Wo({lesson:e}){let{texts:t,control:n}=g(),{course:r,solved:o,reveal:s}=e,a=r?.at(-1)?.id===e.id,l=r!==null&&!a&&(o||!s);return i(S,{children:[i(w,{class:l?"":"ttr-primary",onClick:()=>n.lesson.act("retry"),"data-action":"again",children:[i(Rt,{}),t.t("ui-lesson-again")]}),l&&i(w,{class:"ttr-primary",onClick:()=>n.lesson.act("next"),"data-action":"lesson-next",children:[t.t("ui-lesson-next"),i(he,{})]})]})}function bl({view:e,route:t,cards:n}){let{texts:r,atlas:o,control:s}=g(),a=M(y=>y.reason?.code==="choose_payment"),l=o.routes.get(t),u=l?.length??0,c=N(e),d=o.pointsOf(u),f=(c===null?0:e.players[c]?.trains??0)-u,m=e.you?.completes[t]??[],p=m.reduce((y,k)=>y+(o.tickets.get(k)?.points??0),0),h=[r.color(l?.color??"gray"),r.t("ui-lesson-pay-spaces",{n:u}),r.t("ui-points-gain",{n:d}),r.t("ui-trains-after",{n:f})];return i(j,{part:"claim",tone:"active",seat:c,title:r.t("ui-claim",{route:r.route(t,o,!0)}),hint:a?i("b",{role:"alert",class:"ttr-warn",children:r.t("ui-lesson-pay-none")}):i(S,{children:[h.join(" · "),m.length>0&&i("b",{class:"ttr-good",children:[" · ",r.t("ui-completes-count",{n:m.length,points:p})]})]}),middle:i("span",{class:"ttr-pay","data-part":"pay",children:[i(Uf,{cards:n,length:u}),i(qf,{view:e,cards:n})]}),buttons:i(S,{children:[i(Je,{off:!n.length,onClick:()=>s.confirm()}),i(Xe,{onClick:()=>s.cancel()})]})})}function Uf({cards:e,length:t}){let{texts:n,control:r}=g();return i("span",{class:"ttr-tray",role:"group","aria-label":n.t("ui-lesson-pay"),"data-part":"tray",children:[e.map((o,s)=>i(w,{class:`ttr-tray-card ${s>=t?"ttr-tray-more":""}`,"data-color":o,"aria-label":n.t("ui-lesson-pay-give",{color:n.color(o)}),title:n.t("ui-lesson-pay-give",{color:n.color(o)}),onClick:()=>r.lesson.takeBack(o),children:i(ue,{color:o})},s)),Array.from({length:Math.max(0,t-e.length)},(o,s)=>i("span",{class:"ttr-tray-free","aria-hidden":"true"},`free-${s}`))]})}function qf({view:e,cards:t}){let{texts:n}=g(),r=e.you?.hand??{},o=F.filter(s=>(r[s]??0)>0);return i("span",{class:"ttr-pay-hand",role:"group","aria-label":n.t("ui-lesson-pay-hint"),children:o.map(s=>i(Yf,{color:s,n:ut(r,t,s)},s))})}function Yf({color:e,n:t}){let{texts:n,control:r}=g(),o=n.t("ui-lesson-pay-take",{color:n.color(e),n:t});return i(w,{class:"ttr-take",off:t===0,"data-take":e,"aria-label":o,title:o,onClick:()=>r.lesson.take(e),children:[i("span",{"aria-hidden":"true",children:"+"}),i(ue,{color:e}),i("b",{"aria-hidden":"true",children:t})]})}var vl=12;function Zf(e){let t=e.reduce((n,[,r,o])=>n+r+o,0);return e.length<=3&&t<=12}function wl({view:e,choice:t}){let{texts:n,atlas:r,control:o,chart:s,size:a,tight:l}=g(),u=r.routes.get(t.route),c=N(e),d=at(e.legal.claims[t.route]??[]),f=u?.length??0,m=(c===null?0:e.players[c]?.trains??0)-f,p=r.pointsOf(f),h=e.you?.completes[t.route]??[],y=h.reduce((C,T)=>C+(r.tickets.get(T)?.points??0),0),k=a==="wide"&&d.length>vl,v=[t.payment?Ct(n,t.payment):k?null:n.t("ui-choose-payment"),p?n.t("ui-points-gain",{n:p}):null,n.t("ui-trains-after",{n:m})],$=a==="narrow"||d.length>2||l&&d.length>1,x=h.map(C=>`${Ce(n,r,s,C)} ${r.tickets.get(C)?.points??""}`);return i(j,{part:"claim",tone:"active",seat:c,title:n.t("ui-claim",{route:n.route(t.route,r)}),hint:i(S,{children:[v.filter(Boolean).join(" · "),$&&h.length>0&&i("b",{class:"ttr-good",children:[" · ",n.t("ui-completes-count",{n:h.length,points:y})]})]}),middle:i(S,{children:[d.length>1&&i(Jf,{payments:d,chosen:t.payment}),!$&&h.length>0&&i("span",{class:"ttr-pill ttr-pill-good","data-part":"completes",title:n.t("ui-completes",{tickets:n.list(x)}),children:[i(Ee,{}),i("span",{children:h.length>2?n.t("ui-completes-count",{n:h.length,points:y}):i(Gf,{text:n.t("ui-completes",{tickets:n.list(x)}),wholes:x})})]})]}),buttons:i(S,{children:[i(Je,{off:!t.payment,onClick:()=>o.confirm()}),i(Xe,{onClick:()=>o.cancel()})]})})}function Gf({text:e,wholes:t}){let n=[],r=e;for(let o of t){let s=r.indexOf(o);s<0||(n.push(r.slice(0,s),i("span",{class:"ttr-whole",children:o})),r=r.slice(s+o.length))}return i(S,{children:[n,r]})}function Jf({payments:e,chosen:t}){let{texts:n}=g(),r=[...new Set(e.map(([a])=>a))],o=Zf(e),[s]=A(()=>`ttr-${Math.random().toString(36).slice(2)}`);return i("div",{class:`ttr-payments ${o?"":"ttr-payments-dense"} ${e.length>vl?"ttr-payments-many":""}`,"data-part":"payments",role:"radiogroup","aria-label":n.t("ui-pay-with"),children:[i("span",{class:"ttr-payments-label","aria-hidden":"true",children:n.t("ui-pay-with")}),i("span",{class:"ttr-payments-ways",children:o?e.map(a=>i($l,{group:s,payment:a,chosen:t,drawn:!0},a.join())):r.map(a=>i(Xf,{group:s,color:a,payments:e.filter(l=>l[0]===a),chosen:t},a))})]})}function Xf({group:e,color:t,payments:n,chosen:r}){return i("span",{class:"ttr-payment-group",children:[i(ue,{color:t}),n.map(o=>i($l,{group:e,payment:o,chosen:r},o.join()))]})}function $l({group:e,payment:t,chosen:n,drawn:r=!1}){let{texts:o,control:s,focusBoard:a}=g(),l=Ct(o,t),[,u,c]=t,d=lt(t,n);return i("label",{class:`ttr-payment ${d?"ttr-picked":""}`,title:l,children:[i("input",{...ne,class:"ttr-radio",type:"radio",name:e,"aria-label":l,checked:d,onChange:()=>s.choosePayment(t),onKeyDown:f=>{f.key==="Enter"&&(f.preventDefault(),f.stopPropagation(),a(),s.confirm())}}),r?_t(t).map((f,m)=>i(ue,{color:f},m)):i("span",{class:"ttr-payment-figures","aria-hidden":"true",children:[u||null,c||null].filter(Boolean).length===2?`${u}+${c}`:u||c})]})}function Cl(e,t){let n=e.findLastIndex(s=>s.seat===t&&s.kind!=="keep"),r=n>=0?n:e.findLastIndex(s=>s.seat===t);if(r<0)return[];let o=new Map;for(let s of e.slice(r+1)){if(s.seat===t)continue;let a=o.get(s.seat)??{seat:s.seat,claims:[],points:0,open:[],covered:0,kept:null,passed:!1};o.set(s.seat,a),s.kind==="claim"&&s.route?a.claims.push(s.route):s.kind==="draw"&&s.color?a.open.push(s.color):s.kind==="deck"?a.covered+=1:s.kind==="keep"?a.kept=s.kept??0:s.kind==="pass"&&(a.passed=!0),a.points+=s.points??0}return[...o.values()]}function Io(e){return(e.events.at(-1)?.turn??0)+(e.phase==="turn"?1:0)}function _l(e){let t=b(s=>s.log),n=M(s=>s.readTurn),r=N(e),o=e.phase==="turn"&&r!==null&&e.turn===r&&n!==Io(e);return V(()=>o&&r!==null?Cl(t,r):[],[t,o,r])}function xl({view:e,deeds:t}){let{texts:n,ui:r}=g();return i("span",{class:"ttr-since","data-part":"since",role:"group","aria-label":n.t("ui-since"),children:[t.map(o=>i(Qf,{view:e,deeds:o},o.seat)),i(w,{class:"ttr-square ttr-plain ttr-since-close","aria-label":n.t("ui-since-close"),title:n.t("ui-since-close"),onClick:()=>r.set({readTurn:Io(e),hoverRoutes:[]}),children:i(Q,{})})]})}function Qf({view:e,deeds:t}){let{texts:n,atlas:r,chart:o,ui:s}=g(),a=Fs(n,r,e,t),l=t.open.length+t.covered;return i("span",{class:"ttr-deed","data-seat":t.seat,title:a,onMouseEnter:()=>s.set({hoverRoutes:t.claims}),onMouseLeave:()=>s.set({hoverRoutes:[]}),children:[i("span",{class:"ttr-hidden",children:a}),i(oe,{seat:t.seat,shape:"dot"}),i("span",{class:"ttr-deed-words","aria-hidden":"true",children:[t.claims.map(u=>Ce(n,r,o,u)).join(", "),t.points>0&&i("b",{children:["+",t.points]}),l>0&&l<=4?i("span",{class:"ttr-row-cards",children:[t.open.map((u,c)=>i(ue,{color:u,small:!0},c)),Array.from({length:t.covered},(u,c)=>i("span",{class:"ttr-chip ttr-chip-small ttr-chip-covered"},`covered-${c}`))]}):null,l>4&&n.t("ui-since-cards",{n:l}),t.kept!==null&&i(S,{children:[i(In,{})," +",t.kept]}),t.passed&&l===0&&!t.claims.length&&n.t("ui-pass")]})]})}function Oo({view:e,rest:t}){let{texts:n,atlas:r}=g(),o=M(f=>f.hoverRoute??f.focusRoute),s=b(f=>f.lesson?.reveal===!1);if(!o)return i(S,{children:t});let a=$o(n,r,e,o,s),l=wo(n,r,o),[u,...c]=l.split(" · "),d=u!==void 0&&a.startsWith(u);return i("span",{"data-part":"route-hint","data-route":o,children:[d?c.join(" · "):l,a&&i("b",{children:[" — ",a]})]})}function Sl({view:e}){let{texts:t,control:n}=g(),r=b(y=>y.status),o=b(y=>y.saved),s=M(y=>y.kept),a=M(y=>y.pickedColor),l=N(e),u=_l(e),c=e.turn===null?"":e.players[e.turn]?.name??"";if(o)return i(j,{part:"saved",tone:"active",title:t.t("ui-saved-title"),hint:Bn(t,o),buttons:i(S,{children:[i(w,{class:"ttr-primary",onClick:()=>n.continueSaved(),"data-action":"continue",children:t.t("ui-saved-continue")}),i(w,{onClick:()=>n.declineSaved(),"data-action":"decline",children:t.t("ui-saved-decline")})]})});if(e.phase==="over")return i(tm,{view:e});if(r.error)return i(j,{part:"bot-stopped",tone:"bad",seat:r.error.seat,title:t.t("ui-bot-stopped",{name:r.error.name,reason:r.error.reason}),hint:t.t("ui-bot-stopped-hint"),buttons:i(w,{class:"ttr-primary",onClick:()=>n.resume(),children:t.t("ui-resume")})});if(e.legal.moves.some(y=>y.startsWith("keep "))){let y=new Set(s),k=s.reduce(($,x)=>$+(n.atlas.tickets.get(x)?.points??0),0),v=J(e,wt(e.you?.offer??[],y));return i(j,{part:"keep",tone:"active",seat:l,title:t.t(e.phase==="initial_tickets"?"ui-choose-initial":"ui-choose-tickets"),hint:t.t("ui-choose-hint",{n:$t(e)??1,ticked:s.length,points:k}),buttons:i(Je,{off:!v,label:t.t("ui-keep",{n:s.length}),onClick:()=>n.keep()})})}let f=l!==null&&e.turn===l,m=r.driver==="held"?i(w,{class:f?"":"ttr-primary",onClick:()=>n.resume(),children:t.t("ui-resume")}):null;if(f){let y=J(e,"pass"),k=y?"ui-pass-hint":e.phase==="second_card"?"ui-turn-second-hint":"ui-turn-first-hint",v=u.length>0?i(xl,{view:e,deeds:u}):null,$=a&&Zn(t,e,a);return i(j,{part:"turn",tone:"active",seat:l,title:i(S,{children:[t.t(e.phase==="second_card"?"ui-turn-second":"ui-turn-yours"),e.final&&i("span",{class:"ttr-pill ttr-pill-final ttr-pill-inline",children:t.t("ui-last-turn-yours")})]}),hint:i(Oo,{view:e,rest:$??t.t(k)}),middle:v,buttons:y?i(w,{class:"ttr-primary",onClick:()=>n.pass(),"data-action":"pass",children:t.t("ui-pass")}):m})}let p=t.t("ui-turn-wait-hint");r.driver==="held"?p=t.t("ui-held-hint"):r.driver==="paused"?p=t.t("ui-paused-hint"):r.thinking!==null&&r.thinking!==void 0?p=t.t("ui-turn-bot-hint"):l===null&&(p=t.t("ui-watching"));let h=e.phase==="initial_tickets"&&l!==null&&e.players[l]?.answered;return i(j,{part:"wait",tone:"calm",seat:e.turn,title:h?t.t("ui-choosing-others"):t.t("ui-turn-of",{name:c}),hint:i(Oo,{view:e,rest:p}),buttons:m})}function Tl({view:e}){let{texts:t}=g();return e.final?i("span",{class:"ttr-pill ttr-pill-final",children:t.t("ui-final-round",{n:e.final.turns_left})}):null}function em(e){return(e.scores??[]).map((n,r)=>({name:e.players[r]?.name??"",total:n.total})).sort((n,r)=>r.total-n.total).map(({name:n,total:r})=>`${n} ${r}`)}function tm({view:e}){let{texts:t,control:n,size:r}=g(),o=M(c=>c.counted),s=b(c=>c.lesson),a=b(c=>c.branch_of!==null||c.reference!==null),l=(e.winners??[]).map(c=>e.players[c]?.name??""),u=l.length>1?t.t("ui-win-shared",{names:t.list(l)}):t.t("ui-wins",{name:l[0]??""});return i(j,{part:"over",tone:"active",seat:o?e.winners?.[0]??null:null,title:o?u:t.t("ui-over"),hint:o?[t.t("ui-over"),...em(e)].join(" · "):t.t("ui-over-counting"),buttons:s?r==="narrow"&&i(Wo,{lesson:s}):a?null:i(S,{children:[i(w,{class:"ttr-primary",onClick:()=>n.rematch(),children:t.t("ui-rematch")}),i(w,{onClick:()=>n.setup(),children:t.t("ui-new-game")})]})})}function Qe(){let e=b(ke),t=b(te),n=b(r=>Math.min(r.seeking?.ply??r.view?.ply??0,ke(r)));return{at:n,live:e,past:t||n<e}}function He(){let{texts:e,control:t}=g(),{at:n,live:r}=Qe(),o=b(l=>!De(l.link)||l.pending!==null),{time:s}=t,a=r?100*n/r:100;return i("span",{class:"ttr-time",role:"group","aria-label":e.t("ui-time"),"data-part":"time",children:[i(w,{class:"ttr-square ttr-time-button",disabled:o||n<=0,"aria-label":e.t("ui-time-first"),title:e.t("ui-time-first"),"data-action":"first",onClick:()=>s.goto(0),children:i(ra,{})}),i(w,{class:"ttr-square ttr-time-button",disabled:o||n<=0,"aria-label":e.t("ui-time-back"),title:`${e.t("ui-time-back")} · [`,"data-action":"back",onClick:l=>t.step(-1,!l.altKey),children:i(oa,{})}),i("input",{...ne,type:"range",class:"ttr-slider",min:0,max:Math.max(r,1),step:1,value:r?n:1,disabled:o||r===0,style:{"--ttr-done":`${a}%`,"--ttr-cut":`${100/Math.min(Math.max(r,1),24)}%`},"aria-label":e.t("ui-time-slider"),"aria-valuetext":e.t("ui-ply-of",{ply:n,live:r}),onInput:l=>s.goto(Number(l.currentTarget.value)),onKeyDown:l=>{(l.key==="["||l.key==="]")&&t.step(l.key==="]"?1:-1,!l.altKey)}}),i(w,{class:"ttr-square ttr-time-button",disabled:o||n>=r,"aria-label":e.t("ui-time-forward"),title:`${e.t("ui-time-forward")} · ]`,"data-action":"forward",onClick:l=>t.step(1,!l.altKey),children:i(Ut,{})}),i(w,{class:"ttr-square ttr-time-button",disabled:o||n>=r,"aria-label":e.t("ui-time-last"),title:e.t("ui-time-last"),"data-action":"last",onClick:()=>s.now(),children:i(ia,{})})]})}function sr(){let{texts:e,control:t}=g(),n=M(r=>r.playing);return i(w,{onClick:()=>t.time.toggle(),"data-action":"replay","aria-pressed":n,children:[n?i(On,{}):i(Ut,{}),e.t(n?"ui-replay-pause":"ui-replay")]})}function Rl(){let{texts:e}=g(),{at:t,live:n,past:r}=Qe(),o=b(u=>u.view?.phase==="over"),s=b(u=>u.link),a=u=>e.t("ui-ply-of",{ply:u,live:n}),l="";return s==="none"?l=e.t("ui-link-none-brief"):s==="lost"?l=e.t("ui-link-lost-brief"):!r&&!o&&s==="live"&&(l=e.t("ui-live")),i("span",{class:`ttr-live ${r||!De(s)?"ttr-live-off":""}`,"data-part":"time-label","data-longest":`${a(n)} · ${e.t("ui-live")}`,style:{"--ttr-digits":2*String(n).length},children:[a(t),l&&` · ${l}`]})}function El({view:e}){let{texts:t,atlas:n,chart:r,size:o}=g(),{at:s,live:a}=Qe(),l=b(m=>m.log),u=Ne(l.filter(m=>m.ply<s))[0],c=u?Wn(t,n,r,e,u.events):t.t("ui-past-start"),d=(e.winners??[]).map(m=>e.players[m]?.name??""),f=t.t("ui-turn-of",{name:e.players[e.turn??0]?.name??""});return d.length>1?f=t.t("ui-win-shared",{names:t.list(d)}):d.length&&(f=t.t("ui-wins",{name:d[0]??""})),i(j,{part:"page",tone:s<a?"past":"calm",seat:u?.seat??null,title:f,hint:c,middle:o==="narrow"?i(He,{}):null,buttons:i(sr,{})})}function No({stage:e,moving:t}){let{texts:n,control:r}=g(),o=e==="cancelling",s=t?"ui-busy":"ui-busy-other";return i(j,{part:"busy",tone:"warn",mark:i("span",{class:"ttr-spinner"}),title:i("span",{role:"status",children:n.t(o?"ui-cancelling":s)}),hint:n.t(t?"ui-busy-hint":"ui-busy-other-hint"),buttons:o?null:i(Xe,{onClick:()=>r.cancel()})})}function Ml(){let{texts:e,control:t}=g();return i(j,{part:"lost",tone:"bad",mark:i("span",{class:"ttr-bad-mark",children:i(jt,{})}),title:i("span",{role:"alert",children:e.t("ui-lost")}),hint:e.t("ui-lost-hint"),buttons:i(ir,{onClick:()=>t.cancel()})})}function Ll({link:e}){let{texts:t}=g(),n=e==="lost";return i(j,{part:n?"gone":"saved-picture",tone:n?"bad":"past",mark:i("span",{class:n?"ttr-bad-mark":"ttr-past-mark",children:i(jt,{})}),title:i("span",{role:"status",children:t.t(`ui-link-${e}`)}),hint:t.t(`ui-link-${e}-hint`)})}function Pl({view:e}){let{texts:t,control:n,atlas:r,chart:o,size:s}=g(),{at:a}=Qe(),l=M(m=>m.reason?.code==="looking_back"),u=b(m=>m.can_branch&&m.link==="live"),c=b(m=>m.log),d=Ne(c.filter(m=>m.ply<a))[0],f=d?Wn(t,r,o,e,d.events):t.t("ui-past-start");return i(j,{part:"back",tone:"past",seat:d?.seat??null,title:t.t("ui-looking-back",{ply:a}),hint:l?i("span",{role:"alert",class:"ttr-warn",children:t.t("ui-why-looking-back")}):f,middle:s==="narrow"?i(He,{}):null,buttons:i(S,{children:[i(sr,{}),u&&i(w,{class:s==="narrow"?"ttr-square":"",onClick:()=>n.branch(a),"aria-label":t.t("ui-branch-here"),title:t.t("ui-branch-here-hint"),"data-action":"branch",children:[i(St,{}),s!=="narrow"&&t.t("ui-branch-here")]}),i(w,{class:"ttr-primary",onClick:()=>n.time.now(),"data-action":"now",children:t.t("ui-to-live")})]})})}function en(){let{texts:e,control:t}=g(),n=b(h=>h.view),r=b(h=>h.pending),o=b(h=>h.setup),s=b(h=>h.curtain),a=b(h=>h.lesson),l=b(h=>h.refusal),u=b(h=>h.lost),c=b(h=>h.link),d=b(h=>h.seeking),f=b(h=>te(h)),m=M(h=>h.choice),p=M(h=>h.reason);if(c==="page"&&n)return i(El,{view:n});if(c==="lost"||c==="none")return i(Ll,{link:c});if(r&&r.stage!=="sent"&&r.stage!=="accepted")return i(No,{stage:r.stage,moving:r.kind==="play"});if(u)return i(Ml,{});if(d?.slow)return i(No,{stage:"slow",moving:!1});if(o){let h=p?.code==="not_started",y=h?i("span",{role:"alert",class:"ttr-warn",children:e.t("ui-why-not-started")}):e.t("ui-start-bar-hint");return i(j,{part:"setup",tone:h?"warn":"calm",title:e.t("ui-start-bar"),hint:y})}return n?f?i(Pl,{view:n}):s?i(j,{part:"curtain",tone:"active",seat:s.seat,title:e.t("ui-curtain",{name:s.name}),hint:e.t("ui-curtain-hint"),buttons:i(w,{class:"ttr-primary",onClick:()=>t.reveal(),"data-action":"reveal",children:e.t("ui-reveal",{name:s.name})})}):m?.kind==="claim"&&m.cards?i(bl,{view:n,route:m.route,cards:m.cards}):m?.kind==="claim"?i(wl,{view:n,choice:m}):m?i(nm,{view:n}):p&&!a?i(Al,{reason:p}):l&&!a?i(Al,{reason:l}):a&&gl(n)?i(kl,{lesson:a}):i(Sl,{view:n}):i(j,{part:"loading",tone:"calm",title:e.t("ui-loading")})}function nm({view:e}){let{texts:t,control:n}=g(),r=M(a=>a.choice),o="",s="";return r?.kind==="draw"?(o=t.t("ui-draw",{color:t.color(r.color)}),s=t.t(r.color==="locomotive"?"ui-draw-loco-hint":"ui-draw-hint")):r?.kind==="deck"?(o=t.t("ui-draw-deck"),s=t.t("ui-draw-deck-hint",{n:e.counts.deck})):r?.kind==="tickets"&&(o=t.t("ui-draw-tickets"),s=t.t("ui-draw-tickets-hint")),i(j,{part:"draw",tone:"active",seat:N(e),title:o,hint:s,buttons:i(S,{children:[i(Je,{onClick:()=>n.confirm()}),i(Xe,{onClick:()=>n.cancel()})]})})}function Al({reason:e}){let{texts:t,atlas:n,control:r}=g();return i(j,{part:"reason",tone:"bad",mark:i("span",{class:"ttr-bad-mark",children:i(jt,{})}),title:i("span",{role:"alert",children:Ye(t,n,e)}),hint:e.rule?i(Ze,{rule:e.rule},e.rule):null,buttons:i(ir,{onClick:()=>r.cancel()})})}var lr=10,rm=.6;function Bl(e,t,n,r,o){e.save(),e.beginPath(),e.roundRect(0,0,t.width,t.height,lr),e.clip(),om(e,t,n),im(e,t,n),sm(e,t,n),e.restore(),o>=rm&&(am(e,t,n,r),lm(e,t,n,r)),e.strokeStyle=n.mapEdge,e.lineWidth=1.4,e.beginPath(),e.roundRect(0,0,t.width,t.height,lr),e.stroke()}function om(e,{width:t,height:n},r){e.fillStyle=r.tokens.sea,e.fillRect(0,0,t,n),e.strokeStyle=r.wave,e.lineWidth=.8,e.beginPath();for(let o=41;o<n;o+=41){e.moveTo(0,o);for(let s=0,a=-7;s<t;s+=125,a=-a)e.quadraticCurveTo(s+62,o+a,s+125,o)}e.stroke()}function im(e,{layout:t},n){let r=ar(t.land??[],!0);e.lineJoin="round",e.strokeStyle=n.surf;for(let[s,a]of[[16,.28],[9,.35],[4.5,.5]])e.lineWidth=s,e.globalAlpha=n.name==="dark"?a*.7:a,e.stroke(r);e.globalAlpha=1,e.fillStyle=n.tokens.land,e.fill(r),e.strokeStyle=n.coast,e.lineWidth=1.1,e.stroke(r),e.strokeStyle=n.stateLine,e.lineWidth=.7,e.stroke(ar(t.states??[],!1));let o=ar(Object.values(t.lakes??{}),!0);e.fillStyle=n.tokens.sea,e.fill(o),e.strokeStyle=n.lakeShore,e.lineWidth=.9,e.stroke(o),e.strokeStyle=n.border,e.lineWidth=1.1,e.globalAlpha=.75,e.setLineDash([5,2.4,1.2,2.4]),e.stroke(ar(t.borders??[],!1)),e.setLineDash([]),e.globalAlpha=1}function ar(e,t){let n=new Path2D;for(let r of e)r.forEach(([o=0,s=0],a)=>a===0?n.moveTo(o,s):n.lineTo(o,s)),t&&n.closePath();return n}function sm(e,{width:t,height:n},r){e.save(),e.scale(t,n);let o=e.createRadialGradient(.5,.45,0,.5,.45,.75);o.addColorStop(.6,"rgba(0,0,0,0)"),o.addColorStop(1,r.name==="dark"?"rgba(0,0,0,.3)":"rgba(0,0,0,.07)"),e.fillStyle=o,e.fillRect(0,0,1,1),e.restore()}var ce={width:178,head:35,row:23,pad:12,column:84,car:7.4,pitch:8.6,room:45};function am(e,t,n,r){if(t.points.length===0||t.layout.legend===null)return;let o=Math.ceil(t.points.length/2),s=ce.head+o*ce.row,[a=22,l=t.height-18-s]=t.layout.legend??[],{tokens:u}=n;e.save(),e.translate(a,l),e.fillStyle=u.panel,Do(e,.16),e.beginPath(),e.roundRect(0,0,ce.width,s,9),e.fill(),Ho(e),e.strokeStyle=u.line,e.lineWidth=1,e.stroke();let c=ge(r.language),d=ce.pad+ce.column-14;e.fillStyle=u.muted,e.font=`600 10px ${c}`,e.textAlign="left",e.fillText(r.cars??"Cars",ce.pad,19),e.textAlign="right",e.fillText(r.points??"Points",ce.column+d,19),t.points.forEach(([f,m],p)=>{let h=ce.pad+Math.floor(p/o)*ce.column,y=ce.head-3+p%o*ce.row,k=Math.min(ce.pitch,ce.room/f);e.fillStyle=u.muted,e.beginPath();for(let v=0;v<f;v++)e.roundRect(h+v*k,y,k*(ce.car/ce.pitch),7,1.3);e.fill(),e.fillStyle=u.text,e.font=`800 13px ${c}`,e.fillText(String(m),h+d-ce.pad,y+8)}),e.restore()}function lm(e,t,n,r){if(t.layout.compass===null)return;let[o=t.width-52,s=t.height-112]=t.layout.compass??[];e.save(),e.translate(o,s),e.globalAlpha=.8,e.strokeStyle=e.fillStyle=n.compass;for(let[l,u]of[[25,1],[21.5,.5]])e.lineWidth=u,e.beginPath(),e.arc(0,0,l,0,2*Math.PI),e.stroke();let a=(l,u,c)=>{e.save(),e.rotate(l*Math.PI/180),e.globalAlpha*=c,e.beginPath(),e.moveTo(0,-u),e.lineTo(3.6,-3.6),e.lineTo(0,0),e.lineTo(-3.6,-3.6),e.fill(),e.restore()};for(let l of[45,135,225,315])a(l,15,.5);for(let l of[0,90,180,270])a(l,l===0?30:20,l===0?1:.85);e.font=`800 10px ${ge(r.language)}`,e.textAlign="center",e.fillText(r.north??"N",0,-33),e.restore()}function Do(e,t){let n=e.getTransform().a;e.shadowColor=`rgba(0,0,0,${t})`,e.shadowBlur=6*n,e.shadowOffsetY=2*n}function Ho(e){e.shadowColor="transparent",e.shadowBlur=e.shadowOffsetY=0}var Be=26,Fo=11.5,ur={x:4,y:3};function Il(e,{width:t,height:n}){let r=Be/2,o=t+Be,s=n+Be,a=Math.round(pe/2*(s/(o+s))),l=pe/2-a,u=(e%pe+pe)%pe,c=-r,d=-r;return u<=a?{x:c,y:d+s-s*u/a}:u<=a+l?{x:c+o*(u-a)/l,y:d}:u<=2*a+l?{x:c+o,y:d+s*(u-a-l)/a}:{x:c+o-o*(u-2*a-l)/l,y:d+s}}function Ol(e,t,n,r){let{tokens:o}=n;e.fillStyle=o.panel2,e.strokeStyle=o.line,e.lineWidth=1,e.beginPath(),e.roundRect(.5-Be,.5-Be,t.width+2*Be-1,t.height+2*Be-1,16),e.fill(),e.stroke(),e.textAlign="center";let s=ge(r);for(let a=0;a<pe;a++){let{x:l,y:u}=Il(a,t),c=a%5===0;e.fillStyle=c?o.panel:n.field,e.lineWidth=c?1:.6,e.beginPath(),e.roundRect(l-10,u-10,20,20,5),e.fill(),e.stroke();let d=c?9.8:8.4;e.fillStyle=c?o.text:o.muted,e.font=`${c?700:500} ${d}px ${s}`,e.fillText(String(a),l,u+d*.36)}}function cr(e,t,n=e.field){let{x:r,y:o}=Il(n,t),s=r<t.width/2?ur.x:-ur.x,a=o<t.height/2?ur.y:-ur.y;return{x:r+s*e.step,y:o+a*e.step}}function Nl({x:e,y:t}){let n=Fo+6;return{left:e-n,right:e+n,top:t-n,bottom:t+n}}function Dl(e,t,{x:n,y:r},o,s){let a=o.seats[t.seat%o.seats.length];if(!a)return;Do(e,.3),Wl(e,n,r,Fo,o.rim),Ho(e),Wl(e,n,r,Fo-1.5,a.fill);let l=String(t.points),u=l.length>2?8.6:11;e.font=`800 ${u}px ${ge(s)}`,e.textAlign="center",e.fillStyle=a.ink,e.fillText(l,n,r+u*.36)}function Wl(e,t,n,r,o){e.fillStyle=o,e.beginPath(),e.arc(t,n,r,0,2*Math.PI),e.fill()}function Hl([e,t]){let r=Math.abs(e.x-t.x)>Math.abs(e.y-t.y)?Math.min(130,Math.hypot(e.x-t.x,e.y-t.y)*.22):0;return{x:(e.x+t.x)/2,y:(e.y+t.y)/2-r}}function dr(e){let[t,n]=e,r=Hl(e),o={left:Math.min(t.x,n.x,r.x),right:Math.max(t.x,n.x,r.x),top:Math.min(t.y,n.y,r.y),bottom:Math.max(t.y,n.y,r.y)};return it(o,4)}function Fl(e,t,n){let[r,o]=t,s=Hl(t),a=(l,u)=>{e.lineWidth=l,e.strokeStyle=u,e.beginPath(),e.moveTo(r.x,r.y),e.quadraticCurveTo(s.x,s.y,o.x,o.y),e.stroke()};e.lineCap="round",e.setLineDash([7,7]),a(5.5,n.halo),a(2.6,n.tokens.accent),e.setLineDash([]),e.lineCap="butt"}var um=18,cm=20,dm=3;function Vl(e,t,n){if(t.annotations!==n.annotations)return{left:0,top:0,right:e.width,bottom:e.height};let r=null;if(n.routes.forEach((s,a)=>{let l=t.routes[a];(!l||!pm(l,s))&&(r=$e(r,et(s)))}),n.cities.forEach((s,a)=>{let l=t.cities[a];l&&fm(l,s)||(r=$e(r,Lt(s)),l&&(r=$e(r,Lt(l))))}),t.arc?.[0]!==n.arc?.[0]||t.arc?.[1]!==n.arc?.[1])for(let{arc:s}of[t,n])s&&(r=$e(r,dr(s)));let o=Math.max(t.markers.length,n.markers.length);for(let s=0;s<o;s++){let a=t.markers[s],l=n.markers[s];if(!(a&&l&&a.points===l.points&&a.step===l.step))for(let u of[a,l])u&&(r=$e(r,Nl(cr(u,e))))}return r}function et(e){return it(e.route.bounds,um)}function Lt({city:e,label:t,marks:n}){let r={left:e.x,right:e.x,top:e.y,bottom:e.y};return $e(it(r,cm+dm*n.length),t.box)}function pm(e,t){return e.owner===t.owner&&e.ghost===t.ghost&&e.halo===t.halo&&e.last===t.last&&e.hint===t.hint&&e.path===t.path&&e.closed===t.closed&&e.dim===t.dim&&e.alone===t.alone&&Ft(e.marks,t.marks)}function fm(e,t){return e.mark===t.mark&&e.focus===t.focus&&e.spot===t.spot&&Ft(e.marks,t.marks)&&e.label.font===t.label.font&&e.label.bold===t.label.bold&&e.label.x===t.label.x&&e.label.y===t.label.y&&e.label.lines.join(`
`)===t.label.lines.join(`
`)}var zl=10,mm=4;function Vo(e,t,n,r){let o=Math.max(zl/r,e.layout.units.car_width/2+mm),s=null;for(let a of e.routes){let{bounds:l}=a;if(t<l.left-o||t>l.right+o||n<l.top-o||n>l.bottom+o)continue;let u=ws(a.curve.points,t,n);u<=o&&(!s||u<s.distance)&&(s={route:a,distance:u})}return s}function zo(e,t,n,r){let o=Math.max(zl/r,e.layout.units.city_radius+2),s=null;for(let a of e.cities){let l=Math.hypot(a.x-t,a.y-n);l<=o&&(!s||l<s.distance)&&(s={city:a,distance:l})}return s}function Kl(e,t,n,r){let o=zo(e,t,n,r),s=Vo(e,t,n,r),a=o!==null&&o.distance<=e.layout.units.city_radius;return o&&(a||!s)?{kind:"city",id:o.city.name,distance:o.distance*r}:s&&{kind:"route",id:s.route.id,distance:s.distance*r}}var hm={1:1,2:2,3:4,4:7,5:10,6:15};function Ko(e,t){let n=[];for(let{name:d}of e.cities){let f=t.cities[d];f&&n.push({name:d,x:f.x,y:f.y,layout:f,routes:[]})}let r=new Map(n.map(d=>[d.name,d])),o=[];for(let d of ym(e)){let f=t.routes[d.id];if(!f||f.cars.length===0)continue;let m=f.cars.map(([h=0,y=0,k=0])=>({x:h,y,angle:gm(k)})),p=vs(f.cars,t.units.car_length);o.push({...d,slots:m,curve:p,bounds:$s(p.points)}),r.get(d.a)?.routes.push(d.id),r.get(d.b)?.routes.push(d.id)}let s=e.route_points,l=[...new Set(o.map(d=>d.length))].sort((d,f)=>d-f).flatMap(d=>{let f=s?s[String(d)]:hm[d];return f===void 0?[]:[[d,f]]}),[u=1e3,c=620]=t.box;return{layout:t,width:u,height:c,routes:o,route:new Map(o.map(d=>[d.id,d])),cities:n,city:r,points:l}}function ym(e){let t=new Map;for(let r of e.routes){let o=`${r.a}-${r.b}`,s=t.get(o);s?s.push(r):t.set(o,[r])}let n=new Map;for(let[r,o]of t){let s=new Set(o.map(a=>a.color)).size===o.length;o.forEach((a,l)=>{let u=o.length===1?"":`:${s?a.color:l+1}`;n.set(a,a.id??r+u)})}return e.routes.map(r=>{let s=(t.get(`${r.a}-${r.b}`)??[]).find(a=>a!==r);return{id:n.get(r)??"",a:r.a,b:r.b,color:r.color,length:r.length,twin:(s&&n.get(s))??null}})}function gm(e){let t=((e+90)%180+180)%180;return((t===0?180:t)-90)*(Math.PI/180)}function pr(e,t,n){let r={};for(let s of oo){let a=n.slot[s];r[s]=jl(e,t.width,[[0,ie(a,"#000000",.2)],[.3,a],[1,ie(a,"#FFFFFF",.14)]])}let o=n.seats.map(({fill:s})=>jl(e,t.carWidth,[[0,ie(s,"#FFFFFF",.42)],[.45,ie(s,"#FFFFFF",.06)],[1,ie(s,"#000000",.22)]]));return{slots:r,roofs:o}}function jl(e,t,n){let r=e.createLinearGradient(0,-t/2,0,t/2);for(let[o,s]of n)r.addColorStop(o,s);return r}function tn(e,t,n,r=1){let o=Math.cos(n.angle)*t.scale*r,s=Math.sin(n.angle)*t.scale*r;e.setTransform(o,s,-s,o,t.x+n.x*t.scale,t.y+n.y*t.scale)}function Ul(e,t,n,r,o,s){let{color:a,slots:l}=t.route,u=r.glyph[a],c=t.closed?.45:t.dim?.5:1;for(let d of l)tn(e,n,d),e.globalAlpha=c,e.fillStyle=o.slots[a],e.fill(r.slot),t.closed&&km(e,r,s),e.globalAlpha=c*.9,e.fillStyle=s.slotEdge[a],e.fill(r.slotEdge,"evenodd"),s.stroke>1&&(e.strokeStyle=s.slotEdge[a],e.lineWidth=1.1,e.stroke(r.slot)),u&&(e.globalAlpha=c*(a==="white"?.7:.85),e.fillStyle=s.glyph[a],e.fill(u));e.globalAlpha=1}function km(e,t,n){e.save(),e.clip(t.slot),e.globalAlpha*=.7,e.fillStyle=n.slotEdge.gray,e.fill(t.hatch),e.restore()}var bm=()=>1,vm=16;function fr(e,t,n,r,o,s,a,l=bm){let{slots:u}=t.route,c=a.seats[n%a.seats.length],d=s.roofs[n%a.seats.length];if(!c||!d)return;let f=Math.floor(u.length/2);u.forEach((m,p)=>{let h=l(p);if(h<=0)return;let y=(1-h)*vm,k=1+.25*(1-h);e.globalAlpha=Math.min(1,h*1.6),wm(e,{...m,y:m.y-y},k,y,c,p===f,r,o,d,a),p===f&&$m(e,{...m,y:m.y-y},k,c,n,r)}),e.globalAlpha=1}function wm(e,t,n,r,o,s,a,l,u,c){let d=e.globalAlpha;tn(e,a,{...t,y:t.y+1.3+r},n),e.globalAlpha=d*c.shade,e.fillStyle="#000000",e.fill(l.rim),e.globalAlpha=d,tn(e,a,t,n),e.fillStyle=c.rim,e.fill(l.rim),e.globalAlpha=d*.75,e.fillStyle=c.carEdge,e.fill(l.rimEdge,"evenodd"),e.globalAlpha=d,e.fillStyle=u,e.fill(l.body),e.globalAlpha=d*.82,e.fillStyle=o.ink,e.fill(s?l.outerWindows:l.windows),e.globalAlpha=d}function $m(e,t,n,r,o,s){tn(e,s,{...t,angle:0},n),e.fillStyle=r.disc,e.beginPath(),e.arc(0,0,4.9,0,2*Math.PI),e.fill(),e.fillStyle=r.number,e.font=`800 8.2px ${ge("en")}`,e.textAlign="center",e.fillText(String(o+1),0,2.95)}function ql(e,t,n,r,o,s){let a=s.seats[n%s.seats.length];if(a){e.lineWidth=1.8,e.setLineDash([3.4,2]);for(let l of t.route.slots)tn(e,r,l),e.fillStyle=s.rim,e.fill(o.ghost),e.globalAlpha=.3,e.fillStyle=a.fill,e.fill(o.ghost),e.globalAlpha=1,e.strokeStyle=a.fill,e.stroke(o.ghost);e.setLineDash([])}}function jo(e,t,n,r,o=1,s=null){let[a,l]=qo(e,r),u=Math.min(t/a,n/l),c=r?Be:0,d={scale:u,x:(t-a*u)/2+c*u,y:(n-l*u)/2+c*u};if(!s)return{width:t,height:n,base:d,frame:r,ratio:o,zoomed:!1};let f=u*s.factor,m=(h,y,k)=>Math.min(0,Math.max(k-y*f,k/2-h*f)),p={scale:f,x:m(s.x,e.width,t),y:m(s.y,e.height,n)};return{width:t,height:n,base:p,frame:!1,ratio:o,zoomed:!0}}function Uo(e,t){return e!==null&&nn(e)===nn(t)&&e.ratio===t.ratio}function nn({width:e,height:t,frame:n,base:r}){return[e,t,n,r.scale,r.x,r.y].join()}function qo(e,t){let n=t?2*Be:0;return[e.width+n,e.height+n]}function ct({base:e,ratio:t}){return e.scale/t}function dt(e,{scale:t,x:n,y:r}){e.setTransform(t,0,0,t,n,r)}function mr(e,t,n){let{base:r,width:o,height:s}=n;if(e.setTransform(1,0,0,1,0,0),!t)return{left:0,top:0,right:o,bottom:s};let{left:a,top:l,right:u,bottom:c}=it(t,1/r.scale),d={left:Math.max(0,Math.floor(r.x+a*r.scale)),top:Math.max(0,Math.floor(r.y+l*r.scale)),right:Math.min(o,Math.ceil(r.x+u*r.scale)),bottom:Math.min(s,Math.ceil(r.y+c*r.scale))};return e.beginPath(),e.rect(d.left,d.top,Math.max(0,d.right-d.left),Math.max(0,d.bottom-d.top)),e.clip(),d}var rn=class e{canvas=null;key="";static keyOf(t,{theme:n,labels:r,seatColors:o,contrast:s}){let{language:a,cars:l,points:u,north:c}=r;return[nn(t),n,s,o,a,l,u,c].join()}get(t,n,r,o){let s=e.keyOf(t,o),a=this.canvas??=document.createElement("canvas");if(this.key===s)return a;this.key=s,a.width=t.width,a.height=t.height;let l=a.getContext("2d");return l&&(dt(l,t.base),l.textBaseline="alphabetic",t.frame&&Ol(l,n,r,o.labels.language),Bl(l,n,r,o.labels,ct(t))),a}free(){Gl(this.canvas),this.canvas=null,this.key=""}},hr=class{canvas=null;key="";standing=[];get(t,n,r,o,s,a,l){let u=this.canvas??=document.createElement("canvas"),c=u.getContext("2d");if(!c)return u;let d=[nn(t),a.theme,a.contrast,a.seatColors].join(),f=n.routes.map(k=>Cm(k,s,l)),m=null;if(this.key===d){if(n.routes.forEach((k,v)=>{f[v]!==this.standing[v]&&(m=$e(m,et(k)))}),m===null)return u}else this.key=d,u.width=t.width,u.height=t.height;this.standing=f,c.save();let p=k=>m===null||st(et(k),m),h=mr(c,m,t);c.clearRect(h.left,h.top,h.right-h.left,h.bottom-h.top);let y=pr(c,o,r);return n.routes.forEach((k,v)=>{f[v]?.startsWith(Yl)&&p(k)&&Ul(c,k,t.base,o,y,r)}),n.routes.forEach((k,v)=>{k.owner===null||!f[v]?.startsWith(Zl)||!p(k)||fr(c,k,k.owner,t.base,o,y,r)}),c.restore(),u}free(){Gl(this.canvas),this.canvas=null,this.key=""}},Yl="slot",Zl="car";function Cm(e,t,n){return e.ghost!==null?"ghost":e.owner!==null&&t.drop(e.route.id,n)===null?`${Zl} ${e.owner}`:`${Yl} ${e.closed} ${e.dim}`}function Gl(e){e&&(e.width=e.height=0)}var Yo=2*Math.PI;function Jl(e,t,n,r){let{city:o,mark:s}=t,{tokens:a}=r,l=n*1.38;switch(t.marks.forEach(({color:u},c)=>{let d=l+5.5+3*c;ye(e,o,d,we(r,u),.28),Fe(e,o,d,we(r,u),1.8)}),t.spot&&(ye(e,o,l+5.5,a.accent,.28),Fe(e,o,l+5.5,a.accent,1.8)),t.focus&&(Fe(e,o,l+4,r.halo,4.6),Fe(e,o,l+4,a.accent,2.4)),s){case"ticket":ye(e,o,l+2,a.accent,.25),ye(e,o,l,r.cityFill),Fe(e,o,l,a.accent,2.6),ye(e,o,n*.53,a.accent);return;case"offer":ye(e,o,l,r.cityFill),e.setLineDash([3.4,2.2]),Fe(e,o,l,a.accent,2.2),e.setLineDash([]),ye(e,o,n*.34,r.cityEdge);return;case"connected":ye(e,{x:o.x,y:o.y+.9},l,"#000000",.25),ye(e,o,l,a.good),Fe(e,o,l,r.rim,1.4),_m(e,o,a.accent_on);return;case"blocked":ye(e,o,l,r.cityFill),Fe(e,o,l,a.muted,2.2),xm(e,o,a.muted);return;case"plain":ye(e,{x:o.x,y:o.y+.9},n,"#000000",.25),ye(e,o,n,r.cityFill),Fe(e,o,n,r.cityEdge,1.7),ye(e,o,n*.34,r.cityEdge)}}function ye(e,t,n,r,o=1){e.globalAlpha=o,e.fillStyle=r,e.beginPath(),e.arc(t.x,t.y,n,0,Yo),e.fill(),e.globalAlpha=1}function Fe(e,t,n,r,o){e.strokeStyle=r,e.lineWidth=o,e.beginPath(),e.arc(t.x,t.y,n,0,Yo),e.stroke()}function _m(e,{x:t,y:n},r){e.strokeStyle=r,e.lineWidth=2.2,e.lineCap=e.lineJoin="round",e.beginPath(),e.moveTo(t-3.9,n+.4),e.lineTo(t-1.1,n+3.3),e.lineTo(t+4,n-3),e.stroke(),e.lineCap="butt"}function xm(e,{x:t,y:n},r){e.strokeStyle=r,e.lineWidth=2,e.beginPath();for(let o of[-1,1])e.moveTo(t-3,n-3*o),e.lineTo(t+3,n+3*o);e.stroke()}var Sm={start:"left",middle:"center",end:"right"};function Xl(e,t,n,r,o){r<=0||r>=1||(e.globalAlpha=1-r,e.strokeStyle=o.tokens.gold,e.lineWidth=1+3.2*(1-r),e.beginPath(),e.arc(t.x,t.y,n*1.4+15*r,0,Yo),e.stroke(),e.globalAlpha=1)}function Ql(e,{label:t,mark:n,spot:r},o,s){e.font=`${t.bold?700:600} ${t.font}px ${ge(s)}`,e.textAlign=Sm[t.anchor],e.lineJoin="round",e.lineWidth=t.font>16?4.4:3.2;let a=t.y-(t.lines.length-1)/2*t.lineHeight+t.font*.36;e.strokeStyle=o.halo,e.globalAlpha=.9,t.lines.forEach((l,u)=>e.strokeText(l,t.x,a+u*t.lineHeight,t.room)),e.globalAlpha=1,e.fillStyle=n==="blocked"&&!r?o.tokens.muted:o.tokens.label,t.lines.forEach((l,u)=>e.fillText(l,t.x,a+u*t.lineHeight,t.room))}var eu=7.4,Tm=8.2,Zo=9.5,pt=9,tu=new WeakMap;function ru(e,t,n,r){let o=tu.get(e);o||tu.set(e,o=new Map);let s=`${t} ${n} ${r}`,a=o.get(s);return a||o.set(s,a=Cs(e.curve,t,n,r)),a}function ou(e){return e.halo!=="none"||e.last||e.hint||e.path!==null||e.marks.length>0}var Go=1.1,Jo=1.7;function iu(e,t,n,r){let{route:o}=t,{tokens:s}=n;for(let a of t.marks){let l=we(n,a.color);a.path?(ae(e,o,10.6,6,9,s.label,.85),ae(e,o,9.2,5,8,l,1)):(ae(e,o,10,5,8,l,.5),Pt(e,o,10,5,8,l,Math.max(1.4,Go*r)))}if(t.path!==null){let a=n.seats[t.path%n.seats.length];ae(e,o,10.6,6,9,s.label,.85),ae(e,o,9.2,5,8,a?.fill??s.accent,1)}switch(t.last&&(nu(e,o,pt,s.gold,.12),ae(e,o,pt,10,8.6,s.gold,.95),n.stroke>1&&Pt(e,o,pt,10,8.6,s.label,Math.max(1.2,Go*r))),t.hint&&ae(e,o,10,5,8,s.accent,.5),t.halo){case"legal":ae(e,o,eu,2.4,4,s.accent,.3),Pt(e,o,eu,2.4,4,s.accent,n.stroke*Math.max(1.5,Go*r));return;case"hover":ae(e,o,10,6,8,s.accent,.35),Pt(e,o,Tm,3.4,5,s.accent,n.stroke*Math.max(2.4,Jo*r));return;case"selected":if(nu(e,o,Zo,s.accent,.1),o.twin!==null)return;ae(e,o,Zo,9,9,s.accent,1),ae(e,o,Zo-1.8,7.2,7.2,n.halo,1);return;case"none":}}function su(e,t,n,r){let o=t.alone?t.marks.at(-1):void 0;o&&Pt(e,t.route,6.4,3,4,we(n,o.color),Math.max(2,Jo*r)),t.halo==="hover"?Pt(e,t.route,6.4,3,4,n.tokens.accent,n.stroke*Math.max(2,Jo*r)):t.halo==="selected"&&(ae(e,t.route,7.8,9,7.4,n.tokens.accent,1),ae(e,t.route,6.3,7.4,6,n.halo,1))}function au(e,t,n,r){if(n<=0)return;let{gold:o}=r.tokens;for(let s of[9,6.5,4.4,2.6])ae(e,t,pt+s,8+s,pt+s-1,o,.16*n);ae(e,t,pt+.8,9,8.6,o,.95*n),ae(e,t,pt-1.4,7,7,"#FFFFFF",.75*n)}function nu(e,t,n,r,o){for(let s of[6.5,5,3.6,2.3,1.1])ae(e,t,n+s,8+s,n+s-1,r,o)}function ae(e,t,n,r,o,s,a){e.globalAlpha=a,e.fillStyle=s,e.fill(ru(t,n,r,o)),e.globalAlpha=1}function Pt(e,t,n,r,o,s,a){e.strokeStyle=s,e.lineWidth=a,e.lineJoin="round",e.stroke(ru(t,n,r,o))}function lu(e,t){let{stage:n,model:r,scene:o,theme:s,props:a,part:l}=t,{language:u}=a.labels;e.save();let{left:c,top:d,right:f,bottom:m}=mr(e,l,n),[p,h]=[f-c,m-d];if(p<=0||h<=0){e.restore();return}let y=T=>{e.setTransform(1,0,0,1,0,0),e.drawImage(T,c,d,p,h,c,d,p,h)},k=T=>l===null||st(T,l),v=o.routes.filter(T=>k(et(T))),$=o.cities.filter(T=>k(Lt(T)));e.clearRect(c,d,p,h),y(t.backdrop),Rm(e,v,t),y(t.yard),dt(e,n.base);let x=1/ct(n);for(let T of v)T.route.twin!==null&&su(e,T,s,x);o.arc&&k(dr(o.arc))&&Fl(e,o.arc,s),Em(e,v,t),dt(e,n.base),ys(e,o.annotations.arrows,s),dt(e,n.base),e.textBaseline="alphabetic";let C=r.layout.units.city_radius;for(let{city:T}of $)Xl(e,T,C,t.motion.burst(T.name,t.now),s);for(let T of $)Jl(e,T,C,s);for(let T of $)Ql(e,T,s,u);gs(e,o.annotations.notes,r,s,u),a.overlay&&e.drawImage(a.overlay,0,0,r.width,r.height),n.frame&&Mm(e,t),e.restore()}function Rm(e,t,n){let{stage:r,model:o,theme:s,motion:a,now:l}=n;e.save(),dt(e,r.base),e.beginPath(),e.roundRect(0,0,o.width,o.height,lr),e.clip();for(let u of t)ou(u)&&iu(e,u,s,1/ct(r));for(let{route:u}of t)au(e,u,a.glow(u.id,l),s);e.restore()}function Em(e,t,n){let{stage:r,pieces:o,theme:s,motion:a,now:l}=n;for(let u of t){let c=u.owner===null?null:a.drop(u.route.id,l);u.owner===null||!c||fr(e,u,u.owner,r.base,o,pr(e,o,s),s,c)}for(let u of t)u.ghost!==null&&ql(e,u,u.ghost,r.base,o,s)}function Mm(e,{model:t,scene:n,theme:r,props:o,motion:s,now:a}){for(let l of n.markers){let u=cr(l,t,s.markerField(l.seat,a)??l.field);Dl(e,l,u,r,o.labels.language)}}var Lm={red:"M-1.25 0L0-.82 1.25 0 0 .82Z",orange:"M0-1L.98 .78H-.98Z",yellow:"M.86 0A.86 .86 0 1 1-.86 0A.86 .86 0 1 1 .86 0Z",green:"M-.34-1H.34V-.34H1V.34H.34V1H-.34V.34H-1V-.34H-.34Z",blue:"M-.95-1H-.25V1H-.95ZM.25-1H.95V1H.25Z",purple:"M0-1.12L.28-.38 1.07-.35 .45 .15 .66 .91 0 .47-.66 .91-.45 .15-1.07-.35-.28-.38Z",black:"M-.86-.74A.12 .12 0 0 1-.74-.86H.74A.12 .12 0 0 1 .86-.74V.74A.12 .12 0 0 1 .74 .86H-.74A.12 .12 0 0 1-.86 .74Z",white:"M.95 0A.95 .95 0 1 1-.95 0A.95 .95 0 1 1 .95 0ZM.49 0A.49 .49 0 1 0-.49 0A.49 .49 0 1 0 .49 0Z",gray:null},Pm=2.75/10.2;function du(e){let t=e.car_length,n=e.car_width,r=n+1.2,o={},s=new DOMMatrix().scale(n*Pm);for(let[a,l]of Object.entries(Lm)){if(o[a]=null,!l)continue;let u=new Path2D;u.addPath(new Path2D(l),s),o[a]=u}return{length:t,width:n,carWidth:r,slot:At(t,n,2.4),slotEdge:uu(t,n,2.4,.9),body:At(t,r,2.8),rim:At(t+1.8,r+1.8,3.6),rimEdge:uu(t+1.8,r+1.8,3.6,.55),windows:cu(t,[-1.5,-.5,.5,1.5]),outerWindows:cu(t,[-1.55,1.55]),ghost:At(t+.6,n+1.8,3.2),hatch:Am(t,n),glyph:o}}function At(e,t,n){let r=new Path2D;return r.roundRect(-e/2,-t/2,e,t,n),r}function uu(e,t,n,r){let o=At(e+r,t+r,n+r/2);return o.addPath(At(e-r,t-r,n-r/2)),o}function cu(e,t){let n=new Path2D,r=e*3/14;for(let o of t)n.roundRect(o*r-1.9,-2,3.8,3.6,.8);return n}function Am(e,t){let n=new Path2D;for(let r=-e/2-t;r<e/2;r+=6)n.moveTo(r,t/2),n.lineTo(r+t,-t/2),n.lineTo(r+t+2.8,-t/2),n.lineTo(r+2.8,t/2),n.closePath();return n}var Bt=class{constructor(t,n){this.canvas=t;this.options=n;this.model=Ko(n.board,n.layout),this.ctx=t.getContext("2d"),this.observer=typeof ResizeObserver>"u"?null:new ResizeObserver(this.onResize),this.observe(),this.watchRatio()}canvas;options;model;ctx;observer;motion=new Pn;backdrop=new rn;yard=new hr;pieces=null;props=null;scene=null;stage=null;theme=null;key="";exact=null;stale=null;request=0;ratioQuery=null;destroyed=!1;update(t){if(this.destroyed)return;let n=this.props;if(this.props=t,!n||n.frame!==t.frame){let[r,o]=qo(this.model,t.frame);this.canvas.style.aspectRatio=`${r} / ${o}`,this.exact=null}this.rebuild(n)}flush(){this.destroyed||this.stale===null||(cancelAnimationFrame(this.request),this.request=0,this.paint(performance.now()))}hit(t,n){let r=this.toBoard(t,n);return r&&Kl(this.model,r.x,r.y,r.scale)}cityAt(t,n){let r=this.toBoard(t,n);return(r&&zo(this.model,r.x,r.y,r.scale)?.city.name)??null}routeAt(t,n){let r=this.toBoard(t,n);return(r&&Vo(this.model,r.x,r.y,r.scale)?.route.id)??null}placeAt(t,n){return this.toBoard(t,n)}toClient(t,n){let r=this.fit();return r&&{x:r.left+t*r.scale,y:r.top+n*r.scale}}destroy(){this.destroyed=!0,cancelAnimationFrame(this.request),this.observer?.disconnect(),this.ratioQuery?.removeEventListener("change",this.onRatio),this.ratioQuery=null,this.backdrop.free(),this.yard.free(),this.scene=this.props=this.stage=null}observe(){try{this.observer?.observe(this.canvas,{box:"device-pixel-content-box"})}catch{this.observer?.observe(this.canvas)}}onResize=t=>{let n=t[t.length-1]?.devicePixelContentBoxSize?.[0];this.exact=n?{width:n.inlineSize,height:n.blockSize}:null,this.resized()};onRatio=()=>{this.exact=null,this.watchRatio(),this.resized()};watchRatio(){this.ratioQuery?.removeEventListener("change",this.onRatio),!(typeof matchMedia>"u")&&(this.ratioQuery=matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`),this.ratioQuery.addEventListener("change",this.onRatio))}resized(){if(this.destroyed||!this.props)return;let t=this.measure();!t||Uo(this.stage,t)||(this.rebuild(this.props),this.flush())}measure(){if(!this.props)return null;let{clientWidth:t,clientHeight:n}=this.canvas,r=window.devicePixelRatio||1,o=pu(this.exact?.width,t*r),s=pu(this.exact?.height,n*r);return o<1||s<1?null:jo(this.model,o,s,this.props.frame,r,this.props.zoom)}rebuild(t){let{props:n}=this;if(!n)return;let r=this.measure();if(!r){this.stage=this.scene=null;return}let o=Es(this.model,n,ct(r)),s=rn.keyOf(r,n);n.view!==t?.view&&this.setInMotion(t,o);let a=!this.scene||!Uo(this.stage,r)||s!==this.key,l=n.overlay!==t?.overlay||n.overlayFrame!==t?.overlayFrame;!this.scene||a||l?this.stale="all":this.spoil(Vl(this.model,this.scene,o)),this.key=s,this.stage=r,this.scene=o,this.stale!==null&&this.schedule()}setInMotion(t,n){let{props:r}=this;r&&(!r.motion||Bm()?this.motion.stop():this.motion.start(t?.view??null,r.view,n,this.scene,performance.now(),this.model))}spoil(t){t&&this.stale!=="all"&&(this.stale=$e(this.stale,t))}schedule(){this.request||this.destroyed||(this.request=requestAnimationFrame(t=>{this.request=0,this.paint(t)}))}paint(t){let{ctx:n,stage:r,scene:o,props:s}=this;if(this.destroyed||!n||!r||!o||!s)return;(this.canvas.width!==r.width||this.canvas.height!==r.height)&&(this.canvas.width=r.width,this.canvas.height=r.height,this.stale="all");let a=this.themeFor(s),{model:l,motion:u}=this,c=this.pieces??=du(l.layout.units),d=this.backdrop.get(r,l,a,s),f=this.yard.get(r,o,a,c,u,s,t),m=this.stale==="all"?null:this.stale;lu(n,{stage:r,model:l,scene:o,theme:a,pieces:c,backdrop:d,yard:f,props:s,motion:u,now:t,part:m}),this.stale=null,this.carryOn(o,t)}carryOn(t,n){let r=this.motion.moving(n);for(let o of t.routes)r.routes.includes(o.route.id)&&this.spoil(et(o));for(let o of t.cities)r.cities.includes(o.city.name)&&this.spoil(Lt(o));r.markers&&this.stage?.frame&&(this.stale="all"),this.stale!==null&&this.schedule()}themeFor({theme:t,seatColors:n,contrast:r}){let o=[t,n,r].join();return this.theme?.key!==o&&(this.theme={key:o,theme:Tn(this.options.palette,t,n,r)}),this.theme.theme}fit(){if(!this.props)return null;let t=this.canvas.getBoundingClientRect();if(t.width<=0||t.height<=0)return null;let{base:n}=jo(this.model,t.width,t.height,this.props.frame,1,this.props.zoom);return{left:t.left+n.x,top:t.top+n.y,scale:n.scale}}toBoard(t,n){let r=this.fit();return r&&{x:(t-r.left)/r.scale,y:(n-r.top)/r.scale,scale:r.scale}}};function pu(e,t){return e!==void 0&&Math.abs(e-t)<=2?e:Math.round(t)}function Bm(){return typeof matchMedia<"u"&&matchMedia("(prefers-reduced-motion: reduce)").matches}var Wm={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},Im=/^(Arrow|[.,[\]])/;function mu(e,t){if(e.isComposing||e.key==="Process"||e.key==="Dead")return!1;let n=Om(e),r=Nm(e,n);if(r)return t.control.step(r.step,r.byTurn),!0;if(e.ctrlKey||e.metaKey||e.altKey||e.getModifierState?.("AltGraph"))return!1;if(e.repeat&&!Im.test(n))return!0;let o=Wm[n];if(o)return e.shiftKey?!1:hu(t,o);let s=/^(?:Digit|Numpad)([1-9])$/.exec(e.code)?.[1];return s?Dm(t,Number(s),e.shiftKey):Hm(t,n)}function Om({key:e,code:t}){let n=/^Key([A-Z])$/.exec(t)?.[1]?.toLowerCase();return n&&e.length===1&&e>""?n:e.length===1?e.toLowerCase():e}function Nm(e,t){if(e.metaKey)return null;let n=e.getModifierState?.("AltGraph")??!1,r=e.altKey&&!n;return e.ctrlKey&&!n&&!(e.altKey&&(t==="["||t==="]"))?null:t==="["||r&&e.code==="BracketLeft"?{step:-1,byTurn:!r||e.ctrlKey}:t==="]"||r&&e.code==="BracketRight"?{step:1,byTurn:!r||e.ctrlKey}:null}function Dm({control:e},t,n){if(n)return t>5?!1:(e.clickMarket(t-1),!0);let r=F[t-1];return r&&e.pickColor(r),!0}function Hm(e,t){let{control:n,ui:r}=e;switch(t){case".":case",":return Fm(e,t==="."?1:-1),!0;case"Enter":return Vm(e),!0;case"Escape":return zm(e);case" ":return Km(e),!0;case"d":return n.clickDeck(),!0;case"t":return n.clickTickets(),!0;case"u":return n.undo(),!0;case"?":return r.set({help:!r.get().help}),!0;default:return n.lesson.key(t)}}function Xo({control:e}){return e.view?.legal.moves.some(t=>t.startsWith("keep "))??!1}function hu(e,[t,n]){let{control:r,ui:o,chart:s}=e,a=r.view?.you?.offer??[];if(a.length&&Xo(e)){let{focusTicket:l}=o.get(),u=l?a.indexOf(l):-1,c=u<0?0:(u+(t+n>0?1:-1)+a.length)%a.length;return o.set({focusTicket:a[c]??null}),!0}return r.stepPayment(t+n>0?1:-1)||o.set({focusCity:eo(s.layout,o.get().focusCity,t,n),focusRoute:null}),!0}function Fm({ui:e,atlas:t,chart:n},r){let{focusCity:o,focusRoute:s}=e.get();if(!o){e.set({focusCity:eo(n.layout,null,1,0),focusRoute:null});return}let a=n.layout.cities[o],l=(f,m,p)=>{let h=n.layout.routes[f]?.cars??[],y=o===m?h[0]:h[h.length-1],k=n.layout.cities[o===m?p:m],v={x:y?.[0]??k?.x??0,y:y?.[1]??k?.y??0},$=Math.atan2(v.x-(a?.x??0),(a?.y??0)-v.y);return $<0?$+2*Math.PI:$},u=[...t.routesOf(o)].sort((f,m)=>l(f.id,f.a,f.b)-l(m.id,m.a,m.b)),c=u.findIndex(f=>f.id===s),d=c<0&&r<0?0:c;e.set({focusRoute:u[(d+r+u.length)%u.length]?.id??null})}function Vm(e){let{control:t,ui:n}=e,{choice:r,focusRoute:o,counted:s}=n.get(),{view:a}=t;a?.scores&&!s?n.set({counted:!0}):Xo(e)?t.keep():r&&(r.kind!=="claim"||!o||r.route===o)?t.confirm():o?t.clickRoute(o):a?.legal.moves.length===1&&a.legal.moves[0]==="pass"&&t.pass()}function zm({control:e,ui:t}){let{help:n,counted:r,choice:o,reason:s,pickedColor:a}=t.get();if(n)t.set({help:!1});else if(e.view?.scores&&!r)t.set({counted:!0});else{let l=o!==null||s!==null||a!==null||e.sync.store.get().pending!==null;e.cancel(),l||t.set({focusRoute:null,focusCity:null})}return!0}function Km(e){let{control:t,ui:n}=e,{focusTicket:r}=n.get();r?t.toggleTicket(r):Xo(e)&&hu(e,[0,1])}function yu(e,t,n){let r=[e.task,...e.hints,e.feedback?.text].map(o=>ee(o,n)).join(`
`);return Object.entries(t).flatMap(([o,s])=>r.includes(s)||r.includes(o)?[o]:[])}function jm(e,t,n){let r=t.players[n]?.longest??0;if(r===0)return[];let o=[...e.routes.values()].filter(m=>t.owners[m.id]===n),s=new Map;for(let m of o)for(let p of[m.a,m.b])s.set(p,[...s.get(p)??[],m]);let a=[],l=new Set,u=0,c=(m,p,h)=>{if(p>=r)return!0;if(u+=1,u>2e5||p+h<r)return!1;for(let y of s.get(m)??[])if(!l.has(y.id)){if(l.add(y.id),a.push(y),c(y.a===m?y.b:y.a,p+y.length,h-y.length))return!0;a.pop(),l.delete(y.id)}return!1},d=o.reduce((m,p)=>m+p.length,0),f=([,m])=>+(m.length%2===0);for(let[m]of[...s].sort((p,h)=>f(p)-f(h)))if(c(m,0,d))return a.map(p=>p.id);return[]}var gu=new WeakMap;function ku(e,t,n){let r=gu.get(t.owners)??new Map;gu.set(t.owners,r);let o=r.get(n)??jm(e,t,n);return r.set(n,o),o}var yr=2;function gr(e,t,n){let r=e.sync.store.get(),o=e.ui.get(),{view:s}=r,a=r.pending?.claim??(o.choice?.kind==="claim"?o.choice:null),l=r.pending?.claim?.color??(o.choice?.kind==="claim"?o.choice.payment?.[0]??null:null),u=s?N(s):null,c=qm(e,o,s);return{view:s&&r.setup?Xm(s):s&&!o.counted?Qm(s):s,theme:e.theme,labels:{names:t,mode:e.size==="narrow"?"code":"auto",spelled:[...c,...Ym(e,r,t,a?.route??null)],language:e.texts.language,cars:e.texts.t("ui-legend-trains"),points:e.texts.t("ui-points-title"),north:e.texts.t("ui-north")},frame:e.size!=="narrow"&&!r.figure,hover:o.hoverRoute,cursor:o.focusRoute,selected:a?{route:a.route,color:l,...u===null?{}:{seat:u}}:null,focusCity:o.focusCity,highlightCities:c,highlightRoutes:o.hoverRoutes,path:Gm(e,o,s,n),arc:Zm(e,o),overlays:r.overlays,zoom:Jm(e,o),motion:Um(r),choosing:o.pickedColor!==null,pickedColor:o.pickedColor,seatColors:gt,contrast:Qi(),overlay:e.sync.overlay.store.get().canvas,overlayFrame:e.sync.overlay.store.get().frame}}function Um({view:e,live_ply:t}){return t===null||e===null||e.ply>=t}function qm(e,t,n){let r=n?.phase==="initial_tickets"||n?.phase==="tickets",s=[t.hoverTicket??t.focusTicket,t.countedTicket?.ticket,...r?t.kept:[]].flatMap(a=>{let l=a?e.atlas.tickets.get(a):void 0;return l?[l.a,l.b]:[]});return[...new Set(s)]}function Ym(e,{lesson:t,view:n},r,o){let a=[...(n?.you?.tickets.filter(({done:c})=>t!==null||!c)??[]).map(({id:c})=>c),...n?.you?.offer??[]].map(c=>e.atlas.tickets.get(c)),l=[o?e.atlas.routes.get(o):void 0,...a],u=t?yu(t,r,e.texts.language):[];return[...l.flatMap(c=>c?[c.a,c.b]:[]),...u]}function Zm(e,t){let n=t.hoverTicket??t.focusTicket??t.countedTicket?.ticket,r=n?e.atlas.tickets.get(n):void 0;return r?[r.a,r.b]:null}function Gm(e,t,n,r){let o=t.countedTicket,s=o&&e.atlas.tickets.get(o.ticket);if(o&&s&&n&&r){let l=Sn(r,n.owners,o.seat,s.a,s.b);return l&&{routes:l,seat:o.seat}}if(t.pathSeat===null||!n)return null;let a=n.scores?.[t.pathSeat]?.path??ku(e.atlas,n,t.pathSeat);return a.length?{routes:a,seat:t.pathSeat}:null}function Jm(e,t){if(!t.zoom)return null;let n=t.focusCity?e.chart.layout.cities[t.focusCity]:void 0,{x:r,y:o}=n??t.zoom;return{x:r,y:o,factor:yr}}var bu=new WeakMap;function Xm(e){let t=bu.get(e);if(t)return t;let n={...e,you:null,legal:{claims:{},moves:[]}};return bu.set(e,n),n}var vu=new WeakMap;function Qm(e){if(!e.scores)return e;let t=vu.get(e);if(t)return t;let{scores:n,...r}=e;return vu.set(e,r),r}var eh=.45,th=7,wu=1.2;function $u(e,t,n){let[r,o]=A(!1),s=R(null),a=R(new Map),l=R(null),u=R(!1),{ui:c}=e;L(()=>{let f=t.current;if(!f||typeof ResizeObserver>"u")return;let[m=1e3]=e.chart.layout.box,p=()=>{if(f.clientWidth===0)return;let y=f.clientWidth/m<eh;o(y),y||c.set({zoom:null})};p();let h=new ResizeObserver(p);return h.observe(f),()=>h.disconnect()},[e.chart]);let d=(f,m)=>{let p=n.current?.placeAt(f,m);return p?(c.set({zoom:{x:p.x,y:p.y}}),!0):!1};return{small:r,toggle:()=>{let[f=1e3,m=620]=e.chart.layout.box;c.set({zoom:c.get().zoom?null:{x:f/2,y:m/2}})},down:f=>{u.current=!1,r&&(a.current.set(f.pointerId,{x:f.clientX,y:f.clientY}),l.current=Qo(a.current),s.current={id:f.pointerId,x:f.clientX,y:f.clientY,moved:!1})},move:f=>{let m=a.current.get(f.pointerId);if(!r||!m)return;a.current.set(f.pointerId,{x:f.clientX,y:f.clientY});let p=Qo(a.current);if(p!==null&&l.current!==null){u.current=!0,p>l.current*wu&&!c.get().zoom?d(f.clientX,f.clientY):p<l.current/wu&&c.set({zoom:null});return}let h=s.current,{zoom:y}=c.get(),k=n.current?.placeAt(f.clientX,f.clientY);if(!h||h.id!==f.pointerId||!y||!k||!h.moved&&Math.hypot(f.clientX-h.x,f.clientY-h.y)<th)return;let[v=1e3,$=620]=e.chart.layout.box,x=(C,T)=>Math.max(T/2/yr,Math.min(T-T/2/yr,C));s.current={id:h.id,x:f.clientX,y:f.clientY,moved:!0},u.current=!0,c.set({zoom:{x:x(y.x-(f.clientX-h.x)/k.scale,v),y:x(y.y-(f.clientY-h.y)/k.scale,$)}})},up:f=>{a.current.delete(f.pointerId),l.current=Qo(a.current),s.current=null},consumed:f=>{if(u.current)return!0;let m=f.pointerType==="touch";return r&&m&&!c.get().zoom&&d(f.clientX,f.clientY)}}}function Qo(e){let[t,n]=e.values();return t&&n?Math.hypot(t.x-n.x,t.y-n.y):null}function ei(){let e=g(),{texts:t,atlas:n,chart:r}=e,o=R(null),s=V(()=>Object.fromEntries(n.cities.map(h=>[h,t.city(h)])),[n,t]),a=R({env:e,names:s});a.current={env:e,names:s};let l=R(null),u=R(null),c=$u(e,o,l),d=M(h=>h.zoom!==null),f=b(h=>h.figure);le(()=>{let h=o.current;if(!h)return;let y=new Bt(h,{layout:r.layout,board:r.board,palette:Te});l.current=y;let k=0,v=null,$=()=>{let{env:I,names:W}=a.current;y.update(gr(I,W,y.model??null));let{view:D}=I.sync.store.get();D!==v&&y.flush(),v=D,h.clientWidth===0&&k===0?k=requestAnimationFrame($):k=0};u.current=$,$();let{sync:x,ui:C}=a.current.env,T=[x.store.subscribe($),C.subscribe($),x.overlay.store.subscribe($),es($)];return()=>{for(let I of T)I();cancelAnimationFrame(k),y.destroy(),l.current=null,u.current=null}},[r]),le(()=>u.current?.());let m=h=>{let y=l.current?.hit(h.clientX,h.clientY);return y?.kind==="route"?y.id:null},p=h=>{o.current&&(o.current.style.cursor=h?"pointer":""),e.ui.set({hoverRoute:h})};return i("div",{class:"ttr-board","data-part":"board",children:[i("canvas",{ref:o,...ne,class:`ttr-canvas ${c.small?d?"ttr-zoomed":"ttr-small":""}`,tabIndex:0,role:"application","aria-label":t.t("ui-board"),onPointerMove:h=>{c.move(h),h.pointerType!=="touch"&&p(m(h))},onPointerDown:h=>{c.down(h),h.pointerType!=="touch"&&p(m(h)),e.ui.set({focusCity:null,focusRoute:null}),l.current?.flush()},onPointerUp:c.up,onPointerCancel:c.up,onPointerLeave:h=>{c.up(h),p(null)},onClick:h=>{if(o.current?.focus({preventScroll:!0}),c.consumed(h))return;let y=m(h);y&&e.control.clickRoute(y)},onBlur:()=>e.ui.set({focusCity:null,focusRoute:null,focusTicket:null}),onKeyDown:h=>{mu(h,a.current.env)&&(h.preventDefault(),h.stopPropagation())}}),c.small&&i(w,{class:"ttr-square ttr-zoom","aria-label":t.t(d?"ui-zoom-out":"ui-zoom-in"),"data-action":"zoom",onClick:c.toggle,children:i("b",{"aria-hidden":"true",children:d?"−":"+"})}),i(nh,{}),f&&i(rh,{})]})}function nh(){let{texts:e,theme:t}=g(),n=b(a=>a.overlays),r=us(n),o=n.flatMap(a=>a.kind==="notes"?Object.entries(a.notes):[]);if(!r.length&&!o.length)return null;let s=Tn(Te,t,gt);return i("ul",{class:r.length?"ttr-keys":"ttr-hidden","data-part":"key","aria-label":e.t("ui-key"),children:[r.map(({kind:a,color:l,label:u,scale:c})=>i("li",{children:[i("span",{class:`ttr-swatch ttr-swatch-${a}`,style:{"--ttr-mark":we(s,l),...c?{backgroundImage:`linear-gradient(90deg, ${c.join(", ")})`}:{}},"aria-hidden":"true"}),u]},`${a} ${l} ${u} ${c??""}`)),o.map(([a,l])=>i("li",{class:"ttr-hidden",children:[e.city(a),": ",l]},`${a} ${l}`))]})}function rh(){let e=b(t=>t.view);return e?i("div",{class:"ttr-hidden",children:i(Ao,{view:e})}):null}var oh=2500;function tt({label:e,load:t,action:n,children:r}){let{texts:o}=g(),[s,a]=A({step:"idle"}),l=R(!1);L(()=>()=>{l.current=!0},[]);let{step:u}=s;L(()=>{if(u!=="copied"&&u!=="failed")return;let f=setTimeout(()=>a({step:"idle"}),oh);return()=>clearTimeout(f)},[u]);let c=async()=>{a({step:"asked"});let f=await t();l.current||(f===null?a({step:"failed"}):await Dn(f)?a({step:"copied"}):a({step:"by-hand",text:f}))},d=u==="copied"?o.t("ui-copied"):u==="failed"?o.t("ui-copy-failed"):"";return i(S,{children:[i(w,{class:"ttr-copy","data-action":n,off:u==="asked",onClick:u==="asked"?void 0:c,children:r??e}),i("span",{class:"ttr-copy-said",role:"status",children:d}),s.step==="by-hand"&&i(ih,{text:s.text,onClose:()=>a({step:"idle"})})]})}function ih({text:e,onClose:t}){let{texts:n}=g(),r=R(null);return le(()=>{let o=r.current;o&&(o.focus(),o.setSelectionRange(0,e.length,"backward"))},[]),i("div",{class:"ttr-by-hand","data-part":"by-hand",children:[i("p",{children:n.t("ui-copy-by-hand")}),i(ti,{field:r,text:e,label:n.t("ui-copy-by-hand")}),i(w,{class:"ttr-link",onClick:t,children:n.t("ui-close")})]})}function ti({text:e,label:t,field:n}){return i("textarea",{...ne,ref:n??null,class:"ttr-text-box",readOnly:!0,spellcheck:!1,rows:4,lang:"en","aria-label":t,value:e})}function ni(){let{texts:e,control:t}=g(),n=b(o=>o.branch_of),r=b(o=>o.link==="live");return n?i("div",{class:"ttr-branch-chip","data-part":"branch",role:"group","aria-label":e.t("ui-branch"),children:[i(St,{}),i("b",{children:e.t("ui-branch-of",{n:n.number+1,ply:n.ply})}),n.code&&i("span",{class:"ttr-branch-code",children:i(tt,{label:e.t("ui-copy-code",{code:n.code}),load:()=>n.code,action:"copy-code",children:[i("code",{title:e.t("ui-branch-code"),children:n.code}),i("span",{class:"ttr-hidden",children:e.t("ui-copy")})]})}),r&&i(w,{onClick:()=>t.backToMain(),"data-action":"main",children:e.t("ui-back")})]}):null}function Cu(){let{texts:e,atlas:t}=g(),n=b(y=>y.view),r=b(te),o=b(y=>y.curtain),s=b(y=>y.refusal),a=b(y=>y.link),l=M(y=>y.choice),u=M(y=>y.reason);if(!n)return null;let c=n.phase==="over",d=(n.winners??[]).map(y=>n.players[y]?.name??""),f=e.t("ui-turn-of",{name:n.players[n.turn??0]?.name??""});c&&(f=d.length>1?e.t("ui-win-shared",{names:e.list(d)}):e.t("ui-wins",{name:d[0]??""}));let m=c?n.winners?.[0]??null:n.turn;if(r)f=e.t("ui-looking-back",{ply:n.ply});else if(o)f=e.t("ui-curtain",{name:o.name});else if(l?.kind==="claim"){let y=e.route(l.route,t);f=e.t(l.payment?"ui-caption-again":"ui-caption-pay",{route:y})}else(u??s)&&(f=Ye(e,t,u??s),m=null);let p=n.final&&!c?` · ${e.t("ui-final-round",{n:n.final.turns_left})}`:"",h=De(a)?"":` · ${e.t(`ui-link-${a}-brief`)}`;return i("p",{class:"ttr-caption","data-part":"caption",role:"status",children:[m!==null&&i(oe,{seat:m,shape:"dot"}),i("span",{children:[f,p,h]}),i("span",{class:"ttr-caption-ply",children:e.t("ui-ply",{ply:n.ply})})]})}function _u(){let{texts:e,control:t}=g(),n=b(s=>s.curtain),r=b(s=>n?s.view?.players[n.seat]??null:null);if(!n||!r)return null;let o=r.tickets+r.offer;return i("section",{class:"ttr-panel ttr-curtain","data-part":"curtain","aria-label":e.t("ui-curtain",{name:n.name}),children:[i("span",{class:"ttr-curtain-backs","aria-hidden":"true",children:[r.cards>0&&i(Re,{kind:"cards"}),o>0&&i(Re,{kind:"tickets"})]}),i("div",{class:"ttr-curtain-words",children:[i("h3",{children:[i(oe,{seat:n.seat}),i("span",{children:e.t("ui-curtain",{name:n.name})})]}),i("p",{children:e.t("ui-curtain-covered",{cards:r.cards,tickets:o})})]}),i(w,{class:"ttr-primary",onClick:()=>t.reveal(),"data-action":"lift",children:e.t("ui-reveal",{name:n.name})})]})}function xu(){let{texts:e}=g(),t=R(null),[n,r]=A(!1),o=()=>t.current?.closest(".ttr-root")??null;if(L(()=>{let l=()=>{let u=o();r(u!==null&&u.getRootNode().fullscreenElement===u)};return document.addEventListener("fullscreenchange",l),l(),()=>document.removeEventListener("fullscreenchange",l)},[]),!document.fullscreenEnabled)return null;let s=e.t(n?"ui-full-leave":"ui-full");return i("span",{ref:t,class:"ttr-full",children:i(w,{class:"ttr-square","aria-label":s,title:s,"aria-pressed":n,"data-action":"full",onClick:()=>{(n?document.exitFullscreen():o()?.requestFullscreen())?.catch(()=>r(!1))},children:i(aa,{full:n})})})}var sh=[["en","EN","English"],["zh","中","中文"],["ja","日","日本語"]];function Su(){let{texts:e,size:t,tight:n}=g(),r=b(c=>!!c.view?.final&&c.view?.phase!=="over"),o=b(c=>c.view!==null&&c.setup===null),s=b(c=>c.saving==="failed"||c.saving==="taken"),a=b(c=>c.board),l=typeof a=="object"&&a.name||e.t("ui-title");return i("div",{class:"ttr-header","data-part":"header",children:[i("span",{class:"ttr-title",title:l,children:[i(Nn,{size:t==="narrow"?18:24}),!o||!r&&!s&&t!=="middle"&&!n?i("span",{children:l}):i(xt,{children:l})]}),i(ah,{}),i(lh,{}),t==="wide"?i(Tu,{}):i(uh,{})]})}function ah(){let{texts:e,size:t,tight:n}=g(),r=b(f=>f.view),o=b(f=>f.setup!==null),s=b(f=>f.saving),a=b(f=>!te(f));if(!r||o)return i("span",{class:"ttr-timeline","data-part":"timeline"});let l=r.final!==null&&r.phase!=="over"&&a,u=s==="failed"||s==="taken";return i("span",{class:"ttr-timeline","data-part":"timeline",children:[t!=="narrow"&&i(He,{}),(t==="narrow"?!l&&!u:!(n?l:t==="middle"&&l&&u))&&i(Rl,{}),l&&i(Tl,{view:r}),u&&i("span",{class:"ttr-pill ttr-pill-warn","data-part":"saving",role:"status",title:e.t(`ui-saving-${s}-hint`),children:e.t(`ui-saving-${s}`)})]})}function lh(){let{texts:e,control:t,size:n}=g(),r=b(s=>s.can_undo&&s.undo!=="off"&&!te(s)&&s.link==="live");return b(s=>s.view===null||s.setup!==null||s.link==="page")?null:i(w,{disabled:!r,onClick:()=>t.undo(),title:r?e.t("ui-undo"):e.t("ui-undo-none"),"aria-label":e.t("ui-undo"),"data-action":"undo",class:n==="narrow"?"ttr-square":"ttr-undo",children:[i(Xs,{}),n!=="narrow"&&e.t("ui-undo")]})}function uh(){let{texts:e,size:t,ui:n}=g(),r=M(a=>a.menu),o=b(a=>a.view!==null&&a.setup===null),s=R(null);return L(()=>{if(!r)return;let a=l=>{(l instanceof KeyboardEvent?l.key==="Escape":!l.composedPath().includes(s.current))&&n.set({menu:!1})};return document.addEventListener("pointerdown",a),document.addEventListener("keydown",a,!0),()=>{document.removeEventListener("pointerdown",a),document.removeEventListener("keydown",a,!0)}},[r]),i("span",{ref:s,class:"ttr-menu-place",children:[i(w,{"aria-label":e.t("ui-menu"),"aria-expanded":r,class:"ttr-square","data-action":"menu",onClick:()=>n.set({menu:!r}),children:i(ea,{})}),r&&i("div",{class:"ttr-menu","data-part":"menu",children:[t==="narrow"&&o&&i(He,{}),i(Tu,{})]})]})}function Tu(){let{texts:e,control:t,sync:n,size:r,tight:o,ui:s}=g(),a=b(p=>p.speed),l=b(p=>p.view?.players.some(h=>h.kind!=="person")??!1),u=b(p=>p.view!==null&&p.setup===null&&p.link==="live"),c=b(p=>p.lesson===null&&p.reference===null&&p.branch_of===null)&&u,d=b(p=>p.reference!==null),f=M(p=>p.help),m=r==="wide"&&o;return i(S,{children:[l&&i(Ru,{label:e.t("ui-speed"),part:"speed",children:[i("span",{class:"ttr-segments-head","aria-hidden":"true",children:e.t("ui-speed-head")}),[0,1,2,3].map(p=>i(Eu,{on:a===p,label:e.t(`ui-speed-${p}`),onClick:()=>n.setOption("speed",p),children:p===0?i(On,{}):i(na,{n:p})},p))]}),!d&&i(S,{children:[i(ri,{}),i(oi,{})]}),i(xu,{}),c&&i(w,{class:m?"ttr-square":"ttr-new-game","aria-label":e.t("ui-new-game"),title:e.t("ui-new-game"),onClick:()=>t.setup(),"data-action":"new-game",children:m?i(sa,{}):e.t("ui-new-game")}),i(w,{class:"ttr-square","aria-label":e.t("ui-help"),title:e.t("ui-help"),"aria-expanded":f,"data-action":"help",onClick:()=>s.set({help:!f,menu:!1}),children:i("b",{children:"?"})})]})}function ri(){let{texts:e,sync:t}=g();return i(Ru,{label:e.t("ui-language"),part:"language",children:sh.map(([n,r,o])=>i(Eu,{on:e.language===n,label:o,lang:n,onClick:()=>t.setOption("language",n),children:r},n))})}function oi(){let{texts:e,sync:t,theme:n}=g(),r=e.t(n==="dark"?"ui-theme-to-light":"ui-theme-to-dark");return i(w,{class:"ttr-square","aria-label":r,title:r,"data-action":"theme",onClick:()=>t.setOption("theme",n==="dark"?"light":"dark"),children:i(Qs,{})})}function Ru({label:e,part:t,children:n}){return i("span",{class:"ttr-segments",role:"group","aria-label":e,"data-part":t,children:n})}function Eu({on:e,label:t,lang:n,onClick:r,children:o}){return i(w,{class:`ttr-segment ${e?"ttr-on":""}`,"aria-pressed":e,"aria-label":t,title:t,lang:n,onClick:r,children:o})}var ch=[1,2,3,4,5,6],dh=[["← ↑ → ↓","arrows"],[". ,","cycle"],["Enter","enter"],["Esc","esc"],["1–9","colors"],["Shift 1–5","market"],["D","deck"],["T","tickets"],["Space","space"],["[ ]","time"],["U","undo"],["?","help"]],ph=[["⌫","ui-lesson-key-backspace"],["H","ui-lesson-key-hint"],["R","ui-lesson-key-again"],["N","ui-lesson-key-next"]];function Mu(){let{texts:e,ui:t}=g(),n=b(o=>o.lesson),r=n?ph.filter(([o])=>o!=="N"||n.course):[];return i("section",{class:"ttr-panel ttr-help","data-part":"help","aria-label":e.t("ui-help-title"),children:[i("header",{class:"ttr-panel-head",children:[i("h3",{children:e.t("ui-help-title")}),i(w,{class:"ttr-square ttr-plain","aria-label":e.t("ui-close"),onClick:()=>t.set({help:!1}),children:i(Q,{})})]}),i("div",{class:"ttr-help-columns",children:[i("ol",{children:ch.map(o=>i("li",{children:e.t(`ui-help-rules-${o}`)},o))}),i("div",{children:[i("h4",{children:e.t("ui-help-keys")}),i("dl",{children:[...dh.map(([o,s])=>[o,`ui-help-key-${s}`]),...r].map(([o,s])=>i("div",{children:[i("dt",{children:i("span",{class:"ttr-key",children:o})}),i("dd",{children:e.t(s)})]},s))})]})]}),i("p",{class:"ttr-help-note",children:e.t("ui-help-note")})]})}function Lu(){let{texts:e,sync:t}=g(),n=b(r=>r.text);return i("div",{class:"ttr-log-menu","data-part":"log-menu",children:[i(tt,{label:e.t("ui-copy-game"),load:()=>t.python(ke(t.store.get())),action:"copy-game"}),i(w,{"aria-pressed":n,"data-action":"text",onClick:()=>t.setOption("text",!n),children:e.t("ui-text-below")})]})}function Pu({ply:e}){let{texts:t,control:n}=g(),r=b(s=>s.can_branch),o=t.t(r?"ui-branch-here-hint":"ui-why-branch-not-allowed");return i(S,{children:[i(w,{off:!r,title:o,"data-action":"branch",onClick:()=>r&&n.branch(e),children:[i(St,{}),t.t("ui-branch-here")]}),!r&&i("span",{class:"ttr-row-why",children:o})]})}var Au=40;function Bu(){let{texts:e,size:t}=g(),n=b(T=>T.view),r=b(T=>T.log),[o,s]=A(Au),[a,l]=A(!1),[u,c]=A(!1),[d,f]=A(null),m=b(T=>T.link==="live"),{at:p,past:h}=Qe(),y=R(null);if(L(()=>{let T=y.current,I=T?.querySelector("[aria-current=true]");if(!T||!I||!h)return;let[W,D]=[I.offsetTop-T.offsetTop,I.offsetTop-T.offsetTop+I.offsetHeight];W<T.scrollTop?T.scrollTop=W-4:D>T.scrollTop+T.clientHeight&&(T.scrollTop=D-T.clientHeight+4)},[p,h]),!n)return null;let k=Ne(r),v=t==="middle"&&!a,$=k.findIndex(T=>(T.events[0]?.ply??0)<p),x=v?k.slice(Math.max(0,$),Math.max(0,$)+1):k.slice(0,Math.max(o,$+8)),C=k.findLast(T=>T.events.some(I=>I.final));return i("section",{class:`ttr-panel ttr-log ${v?"ttr-log-folded":""}`,"data-part":"log","aria-label":e.t("ui-log"),children:[i("header",{class:"ttr-panel-head",children:[i("h3",{children:e.t("ui-log")}),t==="middle"?i(w,{class:"ttr-link","aria-expanded":a,onClick:()=>l(!a),children:e.t(a?"ui-log-fold":"ui-log-unfold")}):i("span",{children:e.t("ui-log-hint")}),m&&i(w,{class:"ttr-link","aria-expanded":u,"data-action":"log-menu",onClick:()=>c(!u),children:e.t("ui-as-text")})]}),i("div",{class:"ttr-log-scroll",ref:y,onKeyDown:fh,children:[m&&u&&i(Lu,{}),k.length===0&&i("p",{class:"ttr-empty",children:e.t("ui-log-empty")}),i("ol",{class:"ttr-log-rows",children:x.map((T,I)=>i(yh,{view:n,row:T,at:p,shown:T===k[$],reachable:T===(k[$]??k.at(-1)),lastTurn:C!==void 0&&T.turn>C.turn,open:m&&T===k[$]&&d===Wu(T),onPress:W=>f(d===W&&W===p?null:W)},T.events[0]?.ply??I))}),!v&&k.length>o&&i(w,{class:"ttr-link",onClick:()=>s(o+4*Au),children:e.t("ui-log-more")})]})]})}function fh(e){let t=e.key==="ArrowUp"?-1:e.key==="ArrowDown"?1:0;if(!t)return;let n=[...e.currentTarget.querySelectorAll(".ttr-row")],r=n.indexOf(document.activeElement);n[r+t]?.focus(),e.preventDefault()}function mh(e){return e.flatMap(t=>{if(t.kind==="claim"&&t.color){let n=t.color,r=n==="locomotive"?0:t.count??0;return _t([n,r,t.locomotives??0])}return t.kind==="draw"&&t.color?[t.color]:t.kind==="deck"?[t.color??"covered"]:[]})}function hh(e,t){return e.length<=t?e.map(n=>[n,1]):[...new Set(e)].map(n=>[n,e.filter(r=>r===n).length])}function Wu(e){return(e.events.at(-1)?.ply??0)+1}function yh({view:e,row:t,at:n,shown:r,reachable:o,lastTurn:s,open:a,onPress:l}){let{texts:u,atlas:c,chart:d,ui:f,control:m,sync:p}=g(),h=t.events.flatMap(W=>W.route?[W.route]:[]),y=t.events.reduce((W,D)=>W+(D.points??0),0),{before:k,name:v,after:$}=Ds(u,c,d,e,t.events),x=Wu(t),C=[];t.events.some(W=>W.final)?C.push(["⚑",u.t("event-final")]):s&&C.push(["⚐",u.t("ui-last-turn")]),t.events.some(W=>W.wipes)&&C.push(["⇄",u.t("event-wipes")]),t.events.some(W=>W.reshuffled)&&C.push(["↻",u.t("event-reshuffled")]);let T=h[0]?u.route(h[0],c,!0):k+v+$,I=W=>()=>f.set({hoverRoutes:W?h:[]});return i("li",{children:[i(w,{class:`ttr-row ${r?"ttr-row-last":""} ${(t.events[0]?.ply??0)>=n?"ttr-row-later":""}`,"data-ply":x,title:[T,...C.map(([,W])=>W)].join(" · "),"aria-current":r?"true":void 0,tabIndex:o?0:-1,"aria-expanded":a,onClick:()=>{m.time.goto(x),l(x)},onMouseEnter:I(!0),onMouseLeave:I(!1),onFocus:I(!0),onBlur:I(!1),children:[i("span",{class:"ttr-row-ply",children:x}),i(oe,{seat:t.seat,shape:"dot"}),i("span",{class:"ttr-row-text",children:[k,i("span",{class:"ttr-row-name",children:v}),i("span",{class:"ttr-row-what",children:$}),C.length>0&&i(xt,{children:[" · ",C.map(([,W])=>W).join(" · ")]})]}),C.map(([W,D])=>i("span",{class:"ttr-row-note",title:D,"aria-hidden":"true",children:W},W)),i("span",{class:"ttr-row-cards",children:hh(mh(t.events),u.language==="en"?6:3).map(([W,D],_)=>i(S,{children:[W==="covered"?i("span",{class:"ttr-chip ttr-chip-small ttr-chip-covered"}):i(ue,{color:W,small:!0}),D>1&&i("span",{class:"ttr-row-times",children:["×",D]})]},_))}),i("span",{class:"ttr-row-points",children:y?`+${y}`:""})]}),a&&i("div",{class:"ttr-row-menu","data-part":"row-menu",children:[i(tt,{label:u.t("ui-copy-python"),load:()=>p.python(x),action:"copy-python"}),i(Pu,{ply:x})]})]})}function Iu(){let{texts:e}=g(),t=b(r=>r.view?.discard??null),n=b(r=>r.view?.counts.unseen??null);return t?i("table",{class:"ttr-counts","data-part":"counts",children:[i("caption",{class:"ttr-hidden",children:e.t("ui-counts")}),i("thead",{children:i("tr",{children:[i("td",{}),F.map(r=>i("th",{scope:"col",title:e.color(r),children:[i("span",{class:"ttr-hidden",children:e.color(r)}),i(ue,{color:r})]},r))]})}),i("tbody",{children:[i("tr",{"data-row":"discard",children:[i("th",{scope:"row",children:e.t("ui-counts-discard")}),F.map(r=>i("td",{children:t[r]??0},r))]}),n&&i("tr",{"data-row":"unseen",children:[i("th",{scope:"row",title:e.t("ui-counts-unseen-hint"),children:e.t("ui-counts-unseen")}),F.map(r=>i("td",{children:n[r]??0},r))]})]})]}):null}function Ou(){let{texts:e,control:t,ui:n}=g(),r=b(p=>p.view),o=b(te),s=M(p=>p.counts),a=M(p=>p.choice);if(!r)return null;let l=!o&&Ie(r)===null&&(r.phase==="turn"||r.phase==="second_card"),u=p=>l&&!p?"ttr-dim":"",c=!o&&r.phase==="second_card"&&Ie(r)===null,d=!J(r,"draw deck"),f=!J(r,"draw tickets"),m=e.t("ui-market-empty");return i("section",{class:"ttr-panel ttr-market","data-part":"market","aria-label":e.t("ui-market"),children:[i("header",{class:"ttr-panel-head",children:[i("h3",{children:e.t("ui-market")}),i("span",{class:c?"ttr-note-strong":"",children:e.t(c?"ui-market-second":"ui-market-hint")})]}),i("div",{class:"ttr-market-cards",children:r.market.map((p,h)=>p?i(w,{class:`ttr-card ${a?.kind==="draw"&&a.slot===h?"ttr-picked":""} ${u(J(r,`draw ${p}`))}`,off:!J(r,`draw ${p}`),"aria-label":e.t("ui-draw",{color:e.color(p)}),"data-slot":h,"data-color":p,onClick:()=>t.clickMarket(h),children:i(de,{color:p},p)},h):i("span",{class:"ttr-card ttr-card-none",role:"img","aria-label":m,"data-slot":h},h))}),i("div",{class:"ttr-decks",children:[i(w,{class:`ttr-deck ${a?.kind==="deck"?"ttr-picked":""} ${u(!d)}`,off:d,"aria-label":e.t("ui-draw-deck"),"data-part":"deck",onClick:()=>t.clickDeck(),children:[i(Re,{kind:"cards"}),i("span",{class:"ttr-deck-words",children:[i("b",{children:e.t("ui-deck")}),i("span",{children:e.t("ui-deck-left",{n:r.counts.deck})}),i("span",{children:e.t("ui-deck-discard",{n:r.counts.discard})})]})]}),i(w,{class:"ttr-link ttr-count-button","aria-label":e.t("ui-counts"),title:e.t("ui-counts"),"aria-expanded":s,"data-action":"counts",onClick:()=>n.set({counts:!s}),children:i(la,{})}),i(w,{class:`ttr-deck ${a?.kind==="tickets"?"ttr-picked":""} ${u(!f)}`,off:f,"aria-label":e.t("ui-draw-tickets"),"data-part":"ticket-deck",onClick:()=>t.clickTickets(),children:[i(Re,{kind:"tickets"}),i("span",{class:"ttr-deck-words",children:[i("b",{children:e.t("ui-ticket-deck")}),i("span",{children:e.t("ui-ticket-deck-left",{n:r.counts.tickets})}),i("span",{children:e.t("ui-ticket-deck-keep")})]})]})]}),s&&i(Iu,{})]})}function Du(){let{texts:e}=g(),t=b(r=>r.view?.players??null),n=b(r=>r.view?.turn??null);return t?i("section",{class:"ttr-panel ttr-open","data-part":"open-hands","aria-label":e.t("ui-open-hands"),children:[i("header",{class:"ttr-panel-head",children:[i("h3",{children:e.t("ui-open-hands")}),i("span",{children:e.t("ui-open-hands-hint")})]}),i("ul",{class:"ttr-open-rows",children:t.map((r,o)=>i("li",{class:`ttr-open-row ${n===o?"ttr-open-turn":""}`,"data-seat":o,children:[i(oe,{seat:o}),i(gh,{player:r})]},o))})]}):null}function gh({player:e}){let{texts:t}=g(),n=F.filter(r=>(e.hand?.[r]??0)>0);return i("span",{class:"ttr-open-holds",children:[i("span",{class:"ttr-open-cards",children:[i("span",{class:"ttr-hidden",children:[e.name,": "]}),n.map(r=>i(S,{children:i("span",{class:"ttr-open-stack",children:[i("span",{class:"ttr-hidden",children:Oe(t,r,e.hand?.[r]??0)}),i(ue,{color:r}),i("span",{"aria-hidden":"true",children:e.hand?.[r]})]})},r)),n.length===0&&i("span",{class:"ttr-empty",children:t.t("ui-hand-empty")})]}),i("span",{class:"ttr-open-tickets",children:[(e.tickets_held??[]).map(r=>i(Nu,{id:r,done:e.tickets_done?.includes(r)??!1},r)),(e.offer_held??[]).map(r=>i(Nu,{id:r,offered:!0},r))]})]})}function Nu({id:e,done:t=!1,offered:n=!1}){let{texts:r,atlas:o,chart:s,ui:a}=g(),l=o.tickets.get(e)?.points??"";return i("span",{class:`ttr-open-ticket ${n?"ttr-open-offered":""}`,title:r.t("ui-ticket-label",{ticket:r.ticket(e,o),points:l}),onMouseEnter:()=>a.set({hoverTicket:e}),onMouseLeave:()=>a.set({hoverTicket:null}),children:[Ce(r,o,s,e)," ",i("b",{children:l}),t&&i(S,{children:[i("span",{"aria-hidden":"true",children:" ✓"}),i("span",{class:"ttr-hidden",children:[" ",r.t("ui-ticket-done")]})]})]})}function Hu(){let{texts:e}=g(),t=b(r=>r.view);if(!t)return null;let n=Math.max(...t.players.map(r=>r.longest));return i("section",{class:`ttr-players ttr-players-${t.players.length}`,"data-part":"players","aria-label":e.t("ui-players"),children:t.players.map((r,o)=>i(kh,{view:t,player:r,seat:o,longest:n>0&&r.longest===n},o))})}function kh({view:e,player:t,seat:n,longest:r}){let o=b(C=>C.lesson!==null),{texts:s,size:a,ui:l}=g(),u=M(C=>C.pathSeat===n),c=e.turn===n||e.phase==="initial_tickets"&&!t.answered&&e.turn!==null,d=e.you&&N(e)===n?e.you.tickets:null,f=t.tickets,m=M(C=>C.counted),p=m?e.scores?.[n]:void 0,h=p?.tickets??d,k=`${(h?h.filter(C=>C.done).length:t.tickets_done?.length)??"?"}/${f}`,v=m&&(e.winners?.includes(n)??!1),$=e.final!==null&&e.phase!=="over"&&bh(e,n),x=s.t("ui-player-line",{seat:n+1,name:t.name,points:p?.total??t.points,trains:t.trains,cards:t.cards,tickets:f});return i("div",{class:`ttr-player ${c||v?"ttr-player-active":""} ${u?"ttr-player-path":""}`,"data-seat":n,children:[i(xt,{children:x}),i(oe,{seat:n,shape:a==="narrow"?"disc":"tile"}),i("div",{class:"ttr-player-words","aria-hidden":"true",children:[i("div",{class:"ttr-player-name",children:[i("b",{title:t.name,children:t.name}),d&&e.seat!=="open"&&!o?i("span",{class:"ttr-tag",children:s.t("ui-you")}):null,t.kind!=="person"?i("span",{class:"ttr-tag",children:s.t("ui-bot")}):null,v?i("span",{class:"ttr-tag ttr-tag-gold",children:s.t("ui-winner")}):null,(r||u)&&!v?i("span",{class:"ttr-tag ttr-tag-gold ttr-tag-longest",children:s.t("ui-longest",{n:t.longest})}):null,c&&e.phase!=="over"?i("span",{class:"ttr-to-move",children:["▶ ",i("span",{class:"ttr-to-move-words",children:s.t(e.phase==="initial_tickets"?"ui-choosing":"ui-to-move")})]}):null]}),i("div",{class:"ttr-player-counts",children:[i("span",{title:s.t("ui-trains-title"),children:[i(Gs,{})," ",t.trains]}),i("span",{title:s.t("ui-cards-title"),children:[i(Js,{})," ",t.cards]}),i("span",{title:s.t("ui-tickets-title"),children:[i(In,{})," ",k]})]})]}),$&&i("span",{class:"ttr-last-turn",role:"img",title:s.t("ui-last-turn"),"aria-label":s.t("ui-last-turn"),children:i(ta,{})}),i("div",{class:"ttr-player-points","aria-hidden":"true",title:s.t("ui-points-title"),children:p?.total??t.points}),t.longest>0&&i(w,{class:"ttr-player-press","aria-pressed":u,"aria-label":`${s.t("ui-score-show-path",{name:t.name})}: ${s.t("ui-score-longest-value",{n:t.longest})}`,title:s.t("ui-path-hint",{n:t.longest}),"data-action":"path",onClick:()=>l.set({pathSeat:u?null:n})})]})}function bh(e,t){if(e.turn===null||!e.final)return!1;let n=e.players.length;return(t-e.turn+n)%n<e.final.turns_left}function Fu(e){let t=e.flatMap((n,r)=>n.tickets.map((o,s)=>({kind:"ticket",seat:r,index:s})));return[{kind:"routes"},...t,{kind:"longest"},{kind:"total"}]}function Vu(e,t){return e[t]?.kind==="longest"?1500:Math.max(260,Math.min(700,1e4/e.length))}function Wt(e,t,n){let r=e.findIndex(o=>o.kind===n.kind&&(o.kind!=="ticket"||n.kind!=="ticket"||o.seat===n.seat&&o.index===n.index));return r>=0&&r<t}function zu(e,t,n,r){if(Wt(n,r,{kind:"total"}))return e.total;let o=Wt(n,r,{kind:"routes"})?e.route_points:0;return e.tickets.forEach((s,a)=>{Wt(n,r,{kind:"ticket",seat:t,index:a})&&(o+=s.done?s.points:-s.points)}),Wt(n,r,{kind:"longest"})?o+e.longest_bonus:o}function Ku(){let{texts:e,ui:t,size:n}=g(),r=b(p=>p.view),o=r?.scores,s=V(()=>Fu(o??[]),[o]),a=o?s.length:0,[l,u]=A(()=>We()||t.get().counted?1/0:1),c=M(p=>p.counted);L(()=>{if(c&&l<a&&u(a),l>=a){t.set({counted:!0,countedTicket:null});return}let p=setTimeout(()=>u(l+1),Vu(s,l-1));return()=>clearTimeout(p)},[l,a,c]);let d=R(null);L(()=>{let p=d.current?.closest(".ttr-root")?.getBoundingClientRect();p&&!t.get().counted&&p.top<window.innerHeight&&p.bottom>0&&d.current?.scrollIntoView?.({block:"nearest",behavior:We()?"auto":"smooth"})},[]),L(()=>{let p=s[l-1],h=p?.kind==="ticket"?o?.[p.seat]?.tickets[p.index]?.id:void 0;return t.set({countedTicket:p?.kind==="ticket"&&h!==void 0?{seat:p.seat,ticket:h}:null}),()=>t.set({countedTicket:null})},[l,s]);let f=o?.findIndex(p=>p.longest_bonus>0)??-1;if(L(()=>(l>=a-1&&f>=0&&t.set({pathSeat:f}),()=>t.set({pathSeat:null})),[l>=a-1,f]),!r||!o)return null;let m=Math.max(0,...o.map(p=>p.tickets.length));return i("section",{ref:d,class:"ttr-panel ttr-scoring","data-part":"scoring","aria-label":e.t("ui-scoring"),children:[i("header",{class:"ttr-panel-head",children:[i("h3",{children:e.t("ui-scoring")}),l<a&&i(w,{class:"ttr-link",onClick:()=>u(a),children:e.t("ui-score-skip")})]}),i("div",{class:`ttr-score-columns ${n==="narrow"?"ttr-score-stacked":""}`,style:{"--ttr-tickets":m},children:o.map((p,h)=>i(vh,{view:r,score:p,seat:h,steps:s,step:l},h))})]})}function vh({view:e,score:t,seat:n,steps:r,step:o}){let s=r.length,{texts:a,atlas:l,chart:u,ui:c,size:d,tight:f}=g(),m=M(C=>C.pathSeat===n),p=e.players[n]?.name??"",h=o>=s&&(e.winners?.includes(n)??!1),y=d==="narrow"?5:d==="middle"?2:f?3:4,k=e.players.length<=y,v=C=>Wt(r,o,C)?"":"ttr-late",$=r[o-1],x=C=>$?.kind==="ticket"&&$.seat===n&&$.index===C?"ttr-lit":"";return i("div",{class:`ttr-score ${h?"ttr-score-won":""}`,"data-seat":n,children:[i("div",{class:"ttr-score-name",children:[i(oe,{seat:n}),i("b",{title:p,children:p}),h&&i("span",{class:"ttr-tag ttr-tag-gold",children:a.t("ui-winner")})]}),i("div",{class:`ttr-score-line ${v({kind:"routes"})}`,"data-line":"routes",children:[i("span",{children:a.t("ui-score-routes")}),i("b",{children:t.route_points})]}),i("ul",{class:"ttr-score-tickets",children:[t.tickets.map((C,T)=>i("li",{class:`ttr-score-line ${v({kind:"ticket",seat:n,index:T})} ${x(T)} ${C.done?"ttr-good":"ttr-bad"}`,"data-line":"ticket","data-done":C.done,title:a.ticket(C.id,l),onMouseEnter:()=>c.set({hoverTicket:C.id}),onMouseLeave:()=>c.set({hoverTicket:null}),children:[C.done?i(Ee,{}):i(Q,{}),i("span",{children:[k?a.ticket(C.id,l):Ce(a,l,u,C.id),i("span",{class:"ttr-hidden",children:[" ",a.t(C.done?"ui-ticket-done":"ui-ticket-missed")]})]}),i("b",{children:C.done?`+${C.points}`:`−${C.points}`})]},C.id)),t.tickets.length===0&&i("li",{class:`ttr-score-line ttr-score-none ${v({kind:"routes"})}`,children:i("span",{children:a.t("ui-score-no-tickets")})})]}),i(w,{class:`ttr-score-line ttr-score-path ${v({kind:"longest"})}`,"data-line":"longest","aria-pressed":m,"aria-label":`${a.t("ui-score-show-path",{name:p})}: ${a.t("ui-score-longest-value",{n:t.longest_path})}`,onClick:()=>c.set({pathSeat:m?null:n}),children:[i("span",{children:[a.t("ui-score-longest")," · ",t.longest_path]}),i("b",{class:t.longest_bonus?"ttr-gold":"",children:t.longest_bonus?`+${t.longest_bonus}`:"–"})]}),i("div",{class:"ttr-score-line ttr-score-total","data-line":"total",children:[i("span",{children:a.t("ui-score-total")}),i("b",{children:zu(t,n,r,o)})]})]})}var wh=5,$h=2;function Ch(e,t){return e.players?.length?e.players.map(n=>({...n})):[{name:t(1),bot:null},{name:t(2),bot:e.bots[0]??null}]}function _h(e){let t=e.trim();if(!t)return null;if(!/^\d{1,16}$/.test(t))return;let n=Number(t);return Number.isSafeInteger(n)?n:void 0}function xh(){let{texts:e,control:t}=g(),n=b(r=>r.saved);return n?i("div",{class:"ttr-saved","data-part":"saved",children:[i("p",{children:Bn(e,n)}),i(w,{class:"ttr-primary",onClick:()=>t.continueSaved(),"data-action":"continue",children:e.t("ui-saved-continue")})]}):null}function ju({setup:e}){let{texts:t,control:n}=g(),r=b(y=>y.view!==null),o=b(y=>y.pending!==null),s=y=>t.t("ui-start-default-name",{n:y}),[a,l]=A(()=>Ch(e,s)),[u,c]=A(""),d=_h(u),f=(y,k)=>l(a.map((v,$)=>$===y?{...v,...k}:v)),m=()=>l([...a,{name:s(a.length+1),bot:e.bots[0]??null}]),p=()=>{if(d===void 0||o)return;let y=a.map(({name:k,bot:v},$)=>({name:k.trim()||s($+1),bot:v}));n.start(y,d)},h=y=>t.has(`ui-start-${y}`)?t.t(`ui-start-${y}`):t.t("ui-start-other",{name:y});return i("form",{class:"ttr-panel ttr-start","data-part":"start","aria-label":t.t("ui-start-title"),onSubmit:y=>{y.preventDefault(),p()},children:[i("div",{class:"ttr-panel-head",children:[i("h3",{children:t.t("ui-start-title")}),i("span",{children:t.t("ui-start-hint")})]}),i(xh,{}),i("ol",{class:"ttr-start-seats",children:a.map((y,k)=>i("li",{"data-seat":k,children:[i(oe,{seat:k}),i("input",{...ne,type:"text",class:"ttr-input",maxLength:40,value:y.name,"aria-label":t.t("ui-start-name",{n:k+1}),onInput:v=>f(k,{name:v.currentTarget.value})}),i("select",{...ne,class:"ttr-input",value:y.bot??"","aria-label":t.t("ui-start-kind",{n:k+1}),onChange:v=>f(k,{bot:v.currentTarget.value||null}),children:[i("option",{value:"",children:t.t("ui-start-person")}),e.bots.map(v=>i("option",{value:v,children:h(v)},v))]}),i(w,{class:"ttr-square ttr-plain",disabled:a.length<=$h,"aria-label":t.t("ui-start-remove",{n:k+1}),onClick:()=>l(a.filter((v,$)=>$!==k)),children:i(Q,{})})]},k))}),i(w,{class:"ttr-add",disabled:a.length>=wh,onClick:m,children:["+ ",t.t("ui-start-add")]}),i("label",{class:"ttr-field",children:[i("span",{children:t.t("ui-start-seed")}),i("input",{...ne,type:"text",inputMode:"numeric","aria-label":t.t("ui-start-seed"),class:"ttr-input",value:u,"aria-invalid":d===void 0,onInput:y=>c(y.currentTarget.value)}),i("small",{class:d===void 0?"ttr-bad":"",children:t.t(d===void 0?"ui-start-bad-seed":"ui-start-seed-hint")})]}),i("div",{class:"ttr-start-buttons",children:[i(w,{class:"ttr-primary",off:d===void 0||o,onClick:p,"data-action":"start",children:t.t("ui-start-go")}),r&&i(w,{onClick:()=>n.back(),children:t.t("ui-back")})]})]})}var Sh=["hand","market","tickets","log"];function Uu(){let{texts:e,ui:t}=g(),n=M(c=>c.tab),r=b(c=>c.view),o=b(c=>c.curtain?.seat),s=o===void 0||r?.you?void 0:r?.players[o],a=Object.values((r&&Xt(r))??{}).reduce((c,d)=>c+(d??0),0),l=s?.cards??a,u=s?s.tickets+s.offer:r?.you?.tickets.length||r?.you?.offer.length||0;return i("div",{class:"ttr-tabs",role:"tablist","aria-label":e.t("ui-tabs"),"data-part":"tabs",children:Sh.map(c=>i(w,{role:"tab","aria-selected":n===c,class:`ttr-tab ${n===c?"ttr-on":""}`,onClick:()=>t.set({tab:c}),children:e.t(`ui-tab-${c}`,{n:c==="hand"?l:u})},c))})}var Th=4;function qu(){let{texts:e,control:t,size:n,short:r}=g(),o=b(h=>h.view),s=M(h=>h.kept);if(!o)return null;let a=o.you,l=a?.tickets??[],u=a?.offer??[],c=l.reduce((h,y)=>h+y.points,0),d=u.length>0&&o.legal.moves.some(h=>h.startsWith("keep ")),f=d&&J(o,wt(u,new Set(s))),m=d?e.t("ui-offer"):l.length?e.t("ui-tickets",{n:c}):e.t("ui-tickets-none"),p=l.length>=Th||d||r&&l.length>2;return i("section",{class:"ttr-panel ttr-tickets","data-part":d?"ticket-chooser":"tickets","aria-label":m,children:[i("header",{class:"ttr-panel-head",children:[i("h3",{children:m}),d&&n!=="narrow"&&s.length>0?i(w,{class:"ttr-primary ttr-keep-here",off:!f,onClick:()=>t.keep(),"data-action":"keep-here",children:e.t("ui-keep",{n:s.length})}):(l.length>0||d)&&i("span",{class:"ttr-pointer-hint",children:e.t("ui-tickets-hint")})]}),d&&i("div",{class:"ttr-stubs",role:"group","aria-label":m,children:u.map(h=>i(Eh,{id:h},h))}),l.length>0&&i("ul",{class:`ttr-stubs ${p?"ttr-stubs-dense":""}`,children:l.map(h=>i(Rh,{ticket:h,dense:p},h.id))})]})}function Yu(e){let{ui:t}=g();return{onMouseEnter:()=>t.set({hoverTicket:e}),onMouseLeave:()=>t.set({hoverTicket:null})}}function Rh({ticket:e,dense:t}){let{texts:n,atlas:r}=g(),o=Yu(e.id),s=Vn(e.done);return i("li",{class:`ttr-stub ${t?"ttr-stub-dense":""} ${s?"ttr-stub-just-done":""}`,"data-ticket":e.id,"data-state":Qt(e),title:n.t("ui-ticket-label",{ticket:n.ticket(e.id,r),points:e.points}),...o,children:i(Po,{id:e.id,points:e.points,progress:e,dense:t})})}function Eh({id:e}){let{texts:t,atlas:n,control:r,ui:o,focusBoard:s}=g(),a=M(d=>d.kept.includes(e)),l=M(d=>d.focusTicket===e),u=Yu(e),c=n.tickets.get(e)?.points??0;return i("label",{class:`ttr-stub ttr-stub-offer ${a?"ttr-picked":""} ${l?"ttr-focused":""}`,"data-ticket":e,...u,children:[i("input",{...ne,type:"checkbox",class:"ttr-check",checked:a,"aria-label":t.t("ui-ticket-label",{ticket:t.ticket(e,n),points:c}),onChange:()=>r.toggleTicket(e),onFocus:()=>o.set({hoverTicket:e}),onBlur:()=>o.set({hoverTicket:null}),onKeyDown:d=>{d.key==="Enter"&&(d.preventDefault(),d.stopPropagation(),s(),r.keep())}}),i(Po,{id:e,points:c})]})}function ii(){let{texts:e,sync:t}=g(),n=b(o=>o.text?o.view_text:null),r=b(o=>o.link==="live");return n===null?null:i("section",{class:"ttr-panel ttr-view-text","data-part":"view-text","aria-label":e.t("ui-view-text"),children:[i("header",{class:"ttr-panel-head",children:[i("h3",{children:e.t("ui-view-text")}),i("span",{class:"ttr-view-text-buttons",children:[i(tt,{label:e.t("ui-copy"),load:()=>n,action:"copy-text"}),r&&i(w,{class:"ttr-square ttr-plain","aria-label":e.t("ui-view-text-hide"),title:e.t("ui-view-text-hide"),"data-action":"hide-text",onClick:()=>t.setOption("text",!1),children:i(Q,{})})]})]}),i(ti,{text:n,label:e.t("ui-view-text")})]})}var si=hn(null);function B(){let e=gn(si),{texts:t}=g();if(!e)throw new Error("rendered outside the reference");let n=r=>r?.[t.language]??r?.en??"";return{...e,say:n,label:r=>n(e.data.labels[r])}}function U(e){return z(B().nav.store,e)}function Zu(){return b(e=>e.link==="live")}function Gu(){let{data:e,say:t,label:n}=B(),{paragraphs:r,sources:o}=e.about;return i("div",{class:"ttr-ref-scroll ttr-ref-about",tabIndex:0,role:"group","aria-label":n("about"),children:[i("section",{children:[i("h3",{"data-ref-heading":!0,tabIndex:-1,children:n("about")}),r.map(s=>i("p",{children:t(s)},s.en))]}),i("section",{children:[i("h3",{children:n("sources")}),i("dl",{children:o.map(s=>i("div",{children:[i("dt",{children:t(s.name)}),i("dd",{children:t(s.about)})]},s.id))})]})]})}var Ju=()=>i(re,{children:[i("circle",{cx:"6.8",cy:"6.8",r:"4.6"}),i("path",{d:"m10.4 10.4 3.8 3.8"})]}),Xu=()=>i(re,{children:[i("rect",{x:"1.6",y:"3",width:"12.8",height:"10",rx:"1.8"}),i("path",{d:"M4.4 10.2 7 6.6l2.4 2.6 2.4-3.4"})]}),Qu=()=>i(re,{children:[i("path",{d:"M8 7.2v5.4","stroke-width":"2.2"}),i("path",{d:"M8 3.4v.1","stroke-width":"2.8"})]}),ec=()=>i(re,{children:[i("path",{d:"M8 2.2v11.4M4.6 13.6h6.8M3 4.2h10"}),i("path",{d:"m3 4.4-1.8 4.4a1.9 1.9 0 0 0 3.6 0Zm10 0-1.8 4.4a1.9 1.9 0 0 0 3.6 0Z"})]}),tc=()=>i(re,{children:[i("rect",{x:"1.8",y:"2.6",width:"12.4",height:"8.4",rx:"1.4"}),i("path",{d:"M5.4 13.6h5.2"})]}),nc=()=>i(re,{children:i("path",{d:"M10.9 2.5 13.5 5.1 5.6 13 2.5 13.5 3 10.4Z"})}),rc=({way:e})=>i("svg",{class:"ttr-icon",width:"8",height:"12",viewBox:"0 0 8 12","aria-hidden":"true",focusable:"false",children:[i("path",{d:"M4 1 7 4.6H1Z",fill:"currentColor",opacity:e==="ascending"?1:e==="none"?.3:0}),i("path",{d:"M4 11 1 7.4h6Z",fill:"currentColor",opacity:e==="descending"?1:e==="none"?.3:0})]});function kr({rule:e}){let{data:t,nav:n,say:r}=B(),o=t.rules.find(({number:s})=>s===e);return o?i(w,{class:"ttr-ref-link",title:r(o.title),onClick:()=>n.go("rules",e),"data-rule":e,children:e}):i(S,{children:e})}function _e({rules:e}){let{label:t}=B();return e.length?i("span",{class:"ttr-ref-links",role:"group","aria-label":t("rules"),children:e.map(n=>i(kr,{rule:n},n))}):null}function be({text:e}){return i(S,{children:e.split(ko).map((t,n)=>n%2?i(Mh,{text:t},n):t)})}function Mh({text:e}){let[t="",n="",r=""]=e.split(zn);return i("span",{class:"ttr-whole",children:[t,i(kr,{rule:n}),r]})}function br({children:e}){return i("span",{class:"ttr-ref-sign","aria-hidden":"true",children:e})}function vr({marks:e}){let{label:t}=B();return i("span",{class:"ttr-ref-marks",children:e.map(n=>i("span",{class:`ttr-ref-mark ttr-ref-mark-${n}`,children:t(`mark-${n}`)},n))})}function wr({item:e,code:t}){let{texts:n,control:r}=g(),o=Zu(),s=b(a=>a.opened?.item===e);return i("span",{class:"ttr-ref-open",children:[o&&i(w,{class:s?"":"ttr-primary",onClick:()=>r.example.open(e),"data-open":e,children:[s?i(Ee,{}):i(Xu,{}),n.t(s?"ui-ref-open-here":"ui-ref-open")]}),i(Le,{code:t})]})}function oc(){let{data:e,say:t}=B(),n=U(l=>l.items.catalogue),r=e.catalogue.filter(({kind:l})=>l==="train_card"),o=e.catalogue.filter(({kind:l})=>l!=="train_card"),[s,a]=[r.find(({id:l})=>l!=="locomotive"),r.find(({id:l})=>l==="locomotive")];return i("div",{class:"ttr-ref-scroll ttr-ref-box",children:[i("ul",{class:"ttr-ref-faces",children:r.map(l=>i("li",{class:n===l.id?"ttr-on":"",children:[Lh(l.id)&&i(de,{color:l.id}),i("span",{class:"ttr-ref-times",children:["× ",l.count]}),i("span",{class:"ttr-ref-face-name",children:t(l.name)})]},l.id))}),i("div",{class:"ttr-ref-uses",children:[s,a].map(l=>l&&i(Ph,{one:l},l.id))}),i("ul",{class:"ttr-ref-things",children:o.map(l=>i("li",{class:`ttr-ref-thing ${n===l.id?"ttr-on":""}`,children:[i(Ah,{one:l}),i("div",{children:[i("h4",{children:[t(l.name)," ",i("span",{class:"ttr-ref-times",children:["× ",l.count]})]}),i("p",{children:[t(l.use)," ",i(_e,{rules:l.rules})]})]})]},l.id))}),i("div",{class:"ttr-ref-sums",children:[e.sums.map(l=>i("p",{children:t(l)},l.en)),i("p",{class:"ttr-ref-quiet",children:t(e.footnote)})]})]})}function Lh(e){return F.includes(e)}function Ph({one:e}){let{say:t}=B();return i("p",{children:[t(e.use)," ",i(_e,{rules:e.rules})]})}function Ah({one:e}){let t=V(()=>`data:image/svg+xml,${encodeURIComponent(e.svg)}`,[e.svg]);return i("img",{class:"ttr-ref-picture",src:t,alt:""})}function ic(){let{data:e,say:t}=B(),{conventions:n}=e;return i("div",{class:"ttr-ref-scroll",children:[i("p",{class:"ttr-ref-lead",children:t(n.foot)}),i("ul",{class:"ttr-ref-conventions",children:n.rows.map(({rule:r,marks:o,field:s,default:a})=>{let l=e.rules.find(({number:u})=>u===r);return i("li",{class:`ttr-ref-convention ${s?"ttr-ref-convention-set":""}`,children:[i(kr,{rule:r}),i("div",{children:[i("h4",{children:[t(l?.title)," ",i(vr,{marks:o})]}),i("p",{children:i(be,{text:t(l?.note)})}),s&&i(Le,{code:`ttr.Rules(${s}=${Bh(a)})`})]})]},r)})})]})}function Bh(e){return typeof e=="boolean"?e?"True":"False":String(e)}var sc=["questions","rules","catalogue","tickets","routes","turn","conventions","museum","glossary","about"];function ac(){let{size:e}=g(),{nav:t,label:n}=B(),r=U(o=>o.tab==="about"&&!o.finding);return i("div",{class:"ttr-header ttr-ref-header","data-part":"ref-header",children:[i("span",{class:"ttr-title",children:[i(Nn,{size:e==="narrow"?18:24}),i("span",{children:n("title")})]}),i(Wh,{}),i("span",{class:"ttr-ref-switches",children:[i(ri,{}),i(oi,{}),i(w,{class:`ttr-square ${r?"ttr-on":""}`,"aria-label":n("about"),title:n("about"),"aria-pressed":r,onClick:()=>t.go("about"),"data-action":"about",children:i(Qu,{})})]})]})}function Wh(){let{texts:e}=g(),{nav:t}=B(),n=U(s=>s.query),r=R(null),o=()=>{t.look(""),r.current?.focus()};return i("div",{class:"ttr-ref-search",role:"search",children:[i(Ju,{}),i("input",{ref:r,...ne,type:"text",class:"ttr-ref-query",value:n,placeholder:e.t("ui-ref-search-hint"),"aria-label":e.t("ui-ref-search"),maxLength:100,autocomplete:"off",spellcheck:!1,enterkeyhint:"search","data-part":"ref-query",onInput:s=>t.look(s.currentTarget.value),onFocus:()=>n.trim()&&t.look(n),onKeyDown:s=>{if(s.stopPropagation(),s.isComposing)return;let a=s.currentTarget.closest(".ttr-ref")?.querySelector(".ttr-ref-hit");s.key==="Escape"?o():s.key==="Enter"?a?.click():s.key==="ArrowDown"&&a&&(s.preventDefault(),a.focus())}}),n&&i(w,{class:"ttr-square ttr-plain","aria-label":e.t("ui-ref-clear"),title:e.t("ui-ref-clear"),onClick:o,"data-action":"ref-clear",children:i(Q,{})})]})}function Ih(e,t){return t==="tickets"||t==="routes"?e[t].rows.length:t==="questions"||t==="rules"||t==="museum"||t==="glossary"?e[t].length:null}function lc(){let{texts:e}=g(),{data:t,nav:n}=B(),r=U(a=>a.finding?null:a.tab),o=U(a=>a.tab),s=sc.filter(a=>a!=="about");return i("div",{class:"ttr-ref-tabs",role:"tablist","aria-label":e.t("ui-ref-tabs"),"data-part":"ref-tabs",onKeyDown:a=>{let l=s.indexOf(a.target.dataset.tab),u={ArrowRight:l+1,ArrowLeft:l-1,Home:0,End:s.length-1}[a.key],c=u===void 0||l<0?void 0:s[(u+s.length)%s.length];c&&(a.preventDefault(),a.stopPropagation(),n.turn(c),a.currentTarget.querySelector(`[data-tab=${c}]`)?.focus())},children:s.map(a=>{let l=Ih(t,a),u=o==="about"?a===s[0]:a===o;return i(w,{role:"tab",class:`ttr-ref-tab ${a===r?"ttr-on":""}`,"aria-selected":a===r,tabIndex:u?0:-1,"data-tab":a,onClick:()=>n.turn(a),children:[e.t(`ui-ref-tab-${a}`),l!==null&&i("small",{children:l})]},a)})})}function uc(){let{texts:e}=g(),{nav:t}=B();return U(n=>n),t.canGoBack?i(w,{class:"ttr-ref-back",onClick:()=>t.back(),"data-action":"ref-back",children:[i(he,{turn:180}),e.t("ui-ref-back")]}):null}function cc(){let{data:e,say:t,label:n}=B(),{size:r}=g(),o=U(a=>a.items.museum),s=b(a=>a.opened?.item);return i("ul",{class:"ttr-ref-scroll ttr-ref-cards","aria-label":n("museum"),"data-size":r,children:e.museum.map(a=>i("li",{class:`ttr-ref-card ${a.id===s?"ttr-ref-card-open":""} ${a.id===o?"ttr-on":""}`,"data-state":a.id,children:[i("h4",{tabIndex:-1,...a.id===o?{"data-ref-heading":!0}:{},children:t(a.title)}),i("p",{children:i(be,{text:t(a.text)})}),i("div",{class:"ttr-ref-card-foot",children:[i(wr,{item:a.id,code:`ttr.museum["${a.id}"]`}),i(_e,{rules:a.rules})]})]},a.id))})}var Oh=40,$r=class{store;trail=[];jumped=!1;constructor(t){let n=t?.tab??"questions",r=t?.item??null,o=t?.search??"";this.store=new Se({tab:n,items:r===null?{}:{[n]:r},query:o,finding:o.trim()!=="",city:null,lit:(n==="tickets"||n==="routes")&&r?{kind:n==="tickets"?"ticket":"route",id:r}:null})}turn(t){this.store.set({tab:t,finding:!1,city:null})}choose(t){let{tab:n,items:r}=this.store.get();this.store.set({items:{...r,[n]:t}})}go(t,n=null,r=null){let{tab:o,items:s,finding:a,city:l,query:u}=this.store.get();this.trail.push({tab:o,items:s,finding:a,city:l,query:u}),this.trail.length>Oh&&this.trail.shift(),this.jumped=!0,this.store.set({tab:t,items:n===null?s:{...s,[t]:n},finding:!1,city:r})}back(){let t=this.trail.pop();t&&(this.jumped=!0,this.store.set(t))}get canGoBack(){return this.trail.length>0}look(t){this.store.set({query:t,finding:t.trim()!==""})}arrived(){let{jumped:t}=this;return this.jumped=!1,t}};var dc={choice:null,reason:null,kept:[],pickedColor:null,focusTicket:null,pathSeat:null,counted:!1,zoom:null},Cr=class{constructor(t,n){this.sync=t;this.ui=n}sync;ui;open(t){this.sync.send({kind:"reference",action:"open",item:t})&&this.ui.set(dc)}close(){this.sync.send({kind:"reference",action:"close"})&&this.ui.set(dc)}play(t){let{view:n}=this.sync.store.get();n&&(this.ui.set({choice:null,reason:null,pickedColor:null}),this.sync.send({kind:"play",move:t,state_id:n.state_id,seat:N(n),sent:Date.now()}))}};function pc(e,t,n){let r=0,o=!1;return e.map(({refused:s},a)=>{if(o)return"later";let l=s===null?r<t:n.has(a)||Nh(e,a,t);return s===null&&(r+=1),l?"done":(o=!0,"due")})}function Nh(e,t,n){return e.slice(0,t).filter(({refused:r})=>r===null).length<n}function mc(e,t,n){let[r,...o]=n.split(" "),s=o.join(" ");if(n==="draw deck")return e.t("ui-draw-deck");if(n==="draw tickets")return e.t("ui-draw-tickets");if(n==="pass")return e.t("ui-pass");if(r==="draw"&&fc(s))return e.t("ui-draw",{color:e.color(s)});if(r==="keep"&&(s==="none"||s==="all"))return e.t(`ui-ref-keep-${s}`);if(r==="keep")return Yn(e,t,s.split(", "));let[,a="",l=""]=/^claim (.+) with (.+)$/.exec(n)??[],u=t.routes.get(a);if(!u)return n;let c=l.split(" + ").map(f=>{let[m="",p=""]=f.split(" ");return fc(p)?Oe(e,p,Number(m)):f}),d={a:e.city(u.a),b:e.city(u.b),payment:c.join(e.t("ui-mirror-and"))};return u.twin?e.t("ui-mirror-claim-lane",{...d,lane:qn(e,u)}):e.t("ui-mirror-claim",d)}function fc(e){return F.includes(e)}function hc(){let{texts:e}=g(),t=yc(),n=b(l=>l.opened),o=b(l=>l.view!==null)?n?.item:void 0,s=R(null),a=R(o);return L(()=>{let l=a.current;if(a.current=o,!l||o)return;let u=s.current?.closest(".ttr-ref");(u?.querySelector(`[data-open="${l}"]`)??u?.querySelector("[role=tabpanel]"))?.focus({preventScroll:!0}),u?.scrollIntoView?.({block:"nearest",behavior:"instant"})},[o]),i(S,{children:[i("span",{ref:s,class:"ttr-hidden",role:"status","data-part":"ref-news",children:o?e.t("ui-ref-opened",{title:t(o)}):""}),n&&o&&i(Dh,{opened:n},o)]})}function yc(){let{data:e,say:t}=B();return n=>t(e.questions.find(({number:r})=>String(r)===n)?.question??e.museum.find(({id:r})=>r===n)?.title)}function Dh({opened:e}){let{texts:t,control:n,size:r}=g(),{data:o,nav:s}=B(),a=yc(),l=b(x=>x.live_ply??x.view?.ply??0),u=b(x=>x.pending!==null||x.link!=="live"),{item:c,moves:d}=e,[f,m]=A(new Set);L(()=>{l===0&&m(new Set)},[e]);let p=R(null);L(()=>{let x=p.current?.closest(".ttr-root")?.getBoundingClientRect(),C=x&&x.bottom>window.innerHeight;p.current?.scrollIntoView?.({block:C?"start":"nearest",behavior:"instant"})},[]);let h=o.questions.find(({number:x})=>String(x)===c),y=a(c),k=pc(d,l,f),v=k.indexOf("due"),$=x=>{let C=d[x];!C||u||(C.refused&&m(new Set([...f,x])),n.example.play(C.move))};return i("section",{ref:p,class:"ttr-ref-opened","data-part":"ref-opened","data-item":c,"aria-label":t.t("ui-ref-opened",{title:y}),children:[i("header",{children:[i(br,{children:h?h.number:"◆"}),i("h3",{children:[i("small",{children:t.t("ui-ref-on-board")}),i(w,{class:"ttr-ref-title",onClick:()=>s.go(h?"questions":"museum",c),title:t.t("ui-ref-show-text"),children:y})]}),i("span",{class:"ttr-ref-opened-buttons",children:[v>=0&&i(w,{class:"ttr-primary",off:u,onClick:()=>$(v),"data-action":"ref-next",children:[i(Ut,{}),t.t(d[v]?.refused?"ui-ref-try":"ui-ref-next")]}),i(w,{class:r==="narrow"?"ttr-square":"","aria-label":t.t("ui-ref-again"),title:t.t("ui-ref-again"),onClick:()=>n.example.open(c),"data-action":"ref-again",children:[i(Rt,{}),r!=="narrow"&&t.t("ui-ref-again")]}),i(w,{onClick:()=>n.example.close(),"data-action":"ref-close",children:[i(Q,{}),t.t("ui-ref-close")]})]})]}),d.length>0?i("ol",{class:"ttr-ref-steps","aria-label":t.t("ui-ref-moves"),children:d.map((x,C)=>i(Hh,{n:C+1,step:x,state:k[C]??"later",play:()=>$(C)},C))}):i("p",{class:"ttr-ref-quiet",children:t.t("ui-ref-free")})]})}function Hh({n:e,step:t,state:n,play:r}){let{texts:o,atlas:s}=g(),a=mc(o,s,t.move),l=t.refused?o.t("ui-ref-refused",{move:a}):a;return i("li",{class:`ttr-ref-step ttr-ref-step-${n} ${t.refused?"ttr-ref-step-barred":""}`,children:i(w,{disabled:n!=="due","aria-current":n==="due"?"step":void 0,"aria-label":o.t(`ui-ref-step-${n}`,{n:e,move:l}),onClick:r,children:[i("span",{class:"ttr-ref-step-mark","aria-hidden":"true",children:t.refused?i(Hn,{}):n==="done"?i(Ee,{}):e}),a,t.refused&&i("small",{children:o.t("ui-ref-barred")})]})})}function _r({title:e,questions:t,states:n}){let{nav:r,say:o}=B();return!t.length&&!n.length?null:i("div",{class:"ttr-ref-group",children:[i("h4",{children:e}),i("ul",{class:"ttr-ref-cites",children:[t.map(s=>i("li",{children:i(w,{class:"ttr-ref-cite",onClick:()=>r.go("questions",String(s.number)),children:[i("span",{class:"ttr-ref-sign",children:s.number}),o(s.question)]})},s.id)),n.map(s=>i("li",{children:i(w,{class:"ttr-ref-cite",onClick:()=>r.go("museum",s.id),children:[i("span",{class:"ttr-ref-sign ttr-ref-sign-state","aria-hidden":"true",children:"◆"}),o(s.title)]})},s.id))]})]})}var gc=8,Fh={ArrowDown:(e,t)=>Math.min(e+1,t-1),ArrowUp:e=>Math.max(e-1,0),Home:()=>0,End:(e,t)=>t-1};function xr({tab:e,label:t,lines:n,children:r}){let{size:o}=g(),{nav:s}=B(),a=U(p=>p.items[e]),l=R(null),u=o==="narrow",c=n[0]?.id??null,f=(n.some(({id:p})=>p===a)?a??null:null)??(u?null:c),m=Math.max(0,n.findIndex(({id:p})=>p===f));return L(()=>{let p=l.current?.querySelector("[aria-current=true], [aria-expanded=true]"),h=l.current;if(!p||!h)return;let y=u?h.parentElement:h;if(!y)return;let[k,v]=[p.getBoundingClientRect(),y.getBoundingClientRect()];u||k.top<v.top?y.scrollTop+=k.top-v.top-gc:k.bottom>v.bottom&&(y.scrollTop+=k.bottom-v.bottom+gc)},[f,u]),i("div",{class:`ttr-ref-split ${u?"ttr-ref-fold":""}`,children:[i("ul",{ref:l,class:"ttr-ref-list","aria-label":t,"data-part":"ref-list",onKeyDown:p=>{let h=Fh[p.key];if(!h||!(p.target instanceof HTMLElement)||!p.target.matches("[data-line]"))return;let y=[...p.currentTarget.querySelectorAll("[data-line]")],k=n[h(y.indexOf(p.target),n.length)];k&&(p.preventDefault(),p.stopPropagation(),u||s.choose(k.id),y.find(v=>v.dataset.line===k.id)?.focus())},children:n.map((p,h)=>{let y=p.id===f;return i("li",{children:[i(w,{class:`ttr-ref-line ${y?"ttr-on":""}`,tabIndex:u||h===m?0:-1,"data-line":p.id,onClick:()=>s.choose(u&&y?null:p.id),...u?{"aria-expanded":y}:{"aria-current":y?"true":void 0},children:[i("span",{class:"ttr-ref-sign","aria-hidden":!1,children:p.sign}),i("span",{class:"ttr-ref-line-title",children:p.title}),p.note,u&&i(he,{turn:y?-90:90})]}),u&&y&&i("div",{class:"ttr-ref-detail",children:r(p.id)})]},p.id)})}),!u&&f!==null&&i("article",{class:"ttr-ref-detail","data-part":"ref-detail",children:r(f)},f)]})}var kc=4;function bc(e,t){return t.rules.some(n=>e.rules.includes(n))}function vc(){let{data:e,say:t,label:n}=B(),r=e.questions.map(o=>({id:String(o.number),sign:String(o.number),title:t(o.question)}));return i(xr,{tab:"questions",label:n("questions"),lines:r,children:o=>{let s=e.questions.find(({number:a})=>String(a)===o);return s&&i(Vh,{one:s})}})}function Vh({one:e}){let{texts:t}=g(),{data:n,say:r,label:o}=B(),s=n.about.sources.find(({id:a})=>a==="english");return i(S,{children:[i("div",{class:"ttr-ref-head",children:[i(br,{children:e.number}),i("h3",{"data-ref-heading":!0,tabIndex:-1,children:r(e.question)})]}),i("p",{class:"ttr-ref-answer",children:i(be,{text:r(e.answer)})}),i("dl",{class:"ttr-ref-facts",children:[i(ai,{kind:"condition",icon:i(ec,{}),name:o("condition"),text:r(e.condition)}),e.convention&&i(ai,{kind:"convention",icon:i(tc,{}),name:o("convention"),text:r(e.convention)}),i(ai,{kind:"example",icon:i(nc,{}),name:o("example"),text:r(e.example)})]}),i(_r,{title:t.t("ui-ref-see-also"),questions:n.questions.filter(a=>a!==e&&bc(e,a)).slice(0,kc),states:n.museum.filter(a=>bc(e,a)).slice(0,kc)}),i("div",{class:"ttr-ref-foot",children:[i(wr,{item:String(e.number),code:`ttr.faq(${e.number})`}),i("span",{class:"ttr-ref-source",children:[t.t("reference-page",{source:r(s?.name),page:e.page}),i(_e,{rules:e.rules})]})]})]})}function ai({kind:e,icon:t,name:n,text:r}){return i("div",{class:`ttr-ref-fact ttr-ref-fact-${e}`,children:[i("dt",{children:[t,n]}),i("dd",{children:i(be,{text:r})})]})}var li={traditional:"並亞佔併來係個倫備傳儘內兩別則剛動務勝勵勻匯區卻參問啓啟單嗎國圖執場壞夠夾奧學實寫將專對屬巖幫幾庫廂張後徑從復慮應戲換損擇據擴擺數斷於時暫書會東條棄極標樣機橫檔權歐歸殘決沒況洩淺減準溫滿瀏為無爲爾獎獨獲現瑪畫異當發盡盧確碼磯祕種筆節簡籤約紅納紐終組結絕給經綠維線編練總繞繫繼續羅習聖腦腳與舊茲華萬蓋薩藍蘇蘭處號裏補裡製複見規視覽觀觸計記設許評詞試該認語說説誰課請論議讀變讓豐貪資賭賽車軌輪輸轉辦迴這連進遊運過達遠適選邁還邊鄰銷鋪錄錦錯鍵鐵長門閉開間關際隨隱隻雖雙電響頁頂項順須預頓領頭題顏顯餘馬驗驟體魯鳳鹽麗麵麼黃點齊",simplified:"并亚占并来系个伦备传尽内两别则刚动务胜励匀汇区却参问启启单吗国图执场坏够夹奥学实写将专对属岩帮几库厢张后径从复虑应戏换损择据扩摆数断于时暂书会东条弃极标样机横档权欧归残决没况泄浅减准温满浏为无为尔奖独获现玛画异当发尽卢确码矶秘种笔节简签约红纳纽终组结绝给经绿维线编练总绕系继续罗习圣脑脚与旧兹华万盖萨蓝苏兰处号里补里制复见规视览观触计记设许评词试该认语说说谁课请论议读变让丰贪资赌赛车轨轮输转办回这连进游运过达远适选迈还边邻销铺录锦错键铁长门闭开间关际随隐只虽双电响页顶项顺须预顿领头题颜显余马验骤体鲁凤盐丽面么黄点齐"};var Kh={grey:"gray",color:"colour",colored:"coloured",colors:"colours",st:"saint",ste:"saint",pink:"purple",violet:"purple",粉色:"紫色",粉红色:"紫色",ピンク:"紫"},jh={st:"saint",ste:"saint",sainte:"saint"};function wc(e){return e.normalize("NFKC").toLowerCase().replaceAll("ß","ss").normalize("NFD").replace(/[\u0300-\u036f]/g,"").normalize("NFC")}function Ve(e){return(wc(e).replace(/[\u3041-\u3096]/g,r=>String.fromCharCode(r.charCodeAt(0)+96)).match(/[a-z0-9]+|[\u3400-\u9fff\u30a1-\u30ffー々]+/g)??[]).map(r=>Kh[r]??r)}var Uh=new Map([...li.traditional].map((e,t)=>[e,[...li.simplified][t]]));function xe(e){return e.replace(/[\u4e00-\u9fff]/g,t=>Uh.get(t)??t)}function ve(e){return/^[\0-\x7f]*$/.test(e)}function Sr(e){let t=wc(e).match(/[\p{L}\p{N}_]+/gu)??[];return xe(t.map(n=>jh[n]??n).join(""))}function ui(e,t){return e<t?-1:e>t?1:0}function ci(e,t,n,r){let o=qh(e),s=[];for(let a of t){if(2*Math.min(e.length,a.length)/(e.length+a.length)<r)continue;let l=o(a,r);l>=r&&s.push([l,a])}return s.sort((a,l)=>l[0]-a[0]||ui(l[1],a[1])).slice(0,n).map(([,a])=>a)}function qh(e){let t=new Map;for(let n=0;n<e.length;n++){let r=t.get(e[n]);r?r.push(n):t.set(e[n],[n])}return(n,r)=>{let o=n.length+e.length;if(!o)return 1;let s=new Map([...t].map(([l,u])=>[l,u.length])),a=0;for(let l of n){let u=s.get(l)??0;u>0&&(a+=1),s.set(l,u-1)}return 2*a/o<r?0:2*Yh(n,e,t)/o}}function Yh(e,t,n){let r=0,o=[[0,e.length,0,t.length]];for(let s=o.pop();s;s=o.pop()){let[a,l,u,c]=s,[d,f,m]=Zh(e,n,a,l,u,c);m&&(r+=m,o.push([a,d,u,f],[d+m,l,f+m,c]))}return r}function Zh(e,t,n,r,o,s){let a=[n,o,0],l=new Map;for(let u=n;u<r;u++){let c=new Map;for(let d of t.get(e[u])??[]){if(d<o)continue;if(d>=s)break;let f=(l.get(d-1)??0)+1;c.set(d,f),f>a[2]&&(a=[u-f+1,d-f+1,f])}l=c}return a}var di=["term","question","rule","ticket","city","component","state"],Gh=["en","zh","ja"],Tr=class{constructor(t){this.data=t;for(let n of t.glossary){let r=Object.values(n.term);this.add("term",n.id,n.term,n.meaning,[...r,...n.words.map(s=>s.word)],It(n.meaning));let o=new Map(r.map(s=>[Sr(s),null]));for(let{word:s,by:a}of n.words)o.set(Sr(s),a);for(let[s,a]of o)this.terms.set(s,[...this.terms.get(s)??[],{term:n,by:a}])}for(let n of t.questions){let r=`${It(n.answer,n.condition,n.convention,n.example)} ${n.number} ${n.rules.join(" ")}`,o=ft(s=>`${n.number}. ${n.question[s]}`);this.add("question",String(n.number),o,n.answer,Object.values(n.question),r)}for(let n of t.rules){let r=ft(o=>`${n.number} · ${n.title[o]}`);this.add("rule",n.number,r,n.text,[n.number,n.number.replace("R","R "),...Object.values(n.title)],It(n.text,n.note))}for(let{ticket:n,a:r,b:o,points:s}of t.tickets.rows){let a=ft((u,c)=>c.t("reference-n-points",{n:s})),l=ft(u=>`${this.city(r,u)}–${this.city(o,u)}`);this.add("ticket",n,l,a,[...this.cityNames(r),...this.cityNames(o)],It(a))}for(let n of Object.keys(t.cities))this.add("city",n,this.cityText(n),this.cityLine(n),this.cityNames(n),"");for(let n of t.catalogue){let r=ft((o,s)=>s.t("reference-count",{name:n.name[o],n:n.count}));this.add("component",n.id,r,n.use,Object.values(n.name),It(n.use))}for(let n of t.museum)this.add("state",n.id,n.title,n.text,[n.id,...Object.values(n.title)],It(n.text));for(let n of this.late)this.known.add(n);this.vocabulary=[...this.known]}data;entries=[];vocabulary;called=new Map;terms=new Map;known=new Set;late=[];meanings(t){return this.terms.get(Sr(t))??[]}city(t,n){return this.data.cities[t]?.[n]??t}cityText(t){return ft(n=>this.city(t,n))}cityNames(t){return[...Object.values(this.cityText(t)),...this.data.called[t]]}cityLine(t){let n=this.data.routes.rows.filter(({a:s,b:a})=>s===t||a===t),r=[...new Set(n.map(({a:s,b:a})=>s===t?a:s))].sort(),o=this.data.tickets.rows.filter(({a:s,b:a})=>s===t||a===t).length;return ft((s,a)=>a.t("reference-city-line",{routes:n.length,tickets:o,neighbours:a.list(r.map(l=>this.city(l,s)))}))}add(t,n,r,o,s,a){let l={kind:t,id:n,title:r,line:o,names:$c(s),body:$c([a])};this.entries.push(l);for(let u of s){let c=Ve(u);for(let f of[...c,c.join("")])this.known.add(f);let d=xe(c.join(""));(t==="term"||t==="city")&&!this.called.has(d)&&this.called.set(d,l)}this.late.push(...Ve(a).filter(u=>ve(u)&&u.length>3))}};function $c(e){return` ${e.map(t=>xe(Ve(t).join(" "))).join(" | ")} `}function It(...e){return e.flatMap(t=>t?Object.values(t):[]).join(" / ")}function ft(e){return Object.fromEntries(Gh.map(t=>[t,e(t,new Ge(t))]))}var Jh=100,Xh=30,Qh=12,ey=5,ty=1,ny=20,ry=new Set("a an and are be by can do does for from have how i if in is it many may much must my of on or the then to what when which who why with you your 的 是 吗 怎么 什么".split(" "));function _c(e,t,n){let r=[...t.trim().split(/\s+/).join(" ")].slice(0,Jh).join(""),o=sy(e,r,n),s=o.words.length?oy(e,o):[],a=s.slice(0,Xh);return{query:r,total:s.length,hits:a.map(({kind:l,id:u,title:c,line:d})=>({kind:l,id:u,title:c[n],line:d[n]})),notes:a.length?o.notes:[],suggestions:a.length?[]:uy(e,r,n)}}function oy(e,t){let n=e.entries.map(a=>{let l=t.words.map(c=>iy(c,a)),u=a.kind==="term"&&t.terms.has(a.id)?ny:0;return{entry:a,n:l.filter(c=>c>0).length,score:l.reduce((c,d)=>c+d,0)+u}}),r=Math.max(0,...n.map(({n:a})=>a)),o=t.words.length,s=Math.max(1,r===o?r:Math.floor((o+1)/2));return n.filter(({n:a})=>a>=s).sort((a,l)=>l.score-a.score||di.indexOf(a.entry.kind)-di.indexOf(l.entry.kind)).map(({entry:a})=>a)}function iy(e,{names:t,body:n}){let r=0;for(let[o,s]of e){let a=ve(o)?` ${o}`:o;`${t}|`.includes(` ${o} |`)||` |${t}`.includes(`| ${o} `)?r=Math.max(r,Qh*s):t.includes(a)?r=Math.max(r,ey*s):n.includes(a)&&(r=Math.max(r,ty*s))}return r}function sy(e,t,n){let r=new Ge(n),o=e.meanings(t);if(o.length)return{words:[Rr(Ve(t),o)],notes:Cc(e,r,t,o),terms:new Set(o.map(({term:d})=>d.id))};let s=Ve(t),a=s.filter(d=>!ry.has(d)),l=[],u=[],c=new Set;for(let d of a.length?a:s){let f=e.meanings(d);u.push(...Cc(e,r,d,f));for(let{term:p}of f)c.add(p.id);if(f.length||xc(e,d)){l.push(Rr([d],f));continue}let m=ay(e,d);if(m!==null)u.push(r.t("reference-corrected",{given:d,meant:m})),l.push(Rr([m],e.meanings(m)));else if(ve(d))l.push([[d,1]]);else for(let p of ly(e,d))l.push(Rr([p],e.meanings(p)))}return{words:l,notes:[...new Set(u)],terms:c}}function Rr(e,t){let n=new Map([[xe(e.join(" ")),1]]);for(let{term:r}of t)for(let o of Object.values(r.term)){let s=xe(Ve(o.replace(/[（(].*?[)）]/g,"")).join(" "));n.has(s)||n.set(s,.8)}return[...n]}function Cc(e,t,n,r){if(r.length<2)return[];let{language:o}=t,s=new Map;for(let{term:l,by:u}of r)s.set(u,[...s.get(u)??[],l.term[o]]);let a=[...s].map(([l,u])=>{let c=pi(t,u),d=e.data.about.sources.find(m=>m.id===l)?.name[o];if(!d)return t.t("reference-meaning-common",{term:c});let f=o==="zh"&&ve(d[0]??"")?" ":"";return t.t("reference-meaning",{term:c,source:f+d})});return[t.t("reference-two-meanings",{word:n,meanings:a.join(t.t("reference-meaning-join"))})]}function pi(e,t){let n=t.slice(0,-1),r=t.at(-1)??"";if(!n.length)return r;let o=ve(n.at(-1).slice(-1))||ve(r.slice(0,1)),s=e.t("ui-ref-or");return`${e.list(n)}${e.language==="zh"&&!o?s.trim():s}${r}`}function xc(e,t){let n=ve(t)?` ${t}`:xe(t);return e.entries.some(({names:r,body:o})=>r.includes(n)||o.includes(n))}function ay(e,t){let n=ve(t),r=n?4:3;if(t.length<r)return null;let o=e.vocabulary.filter(s=>ve(s)===n&&s.length>=r-1);return ci(t,o,1,n?.75:.66)[0]??null}function ly(e,t){let n=[...new Set(e.vocabulary.filter(l=>!ve(l)&&l.length>1).map(xe))].sort((l,u)=>u.length-l.length||ui(l,u)),r=[],o=xe(t);for(let l of n)o.includes(l)&&(r.push(l),o=o.replaceAll(l," "));let s=o.split(/\s+/).flatMap(l=>Array.from({length:Math.max(0,l.length-1)},(u,c)=>l.slice(c,c+2))),a=r.length?s.filter(l=>!/^[ァ-ヶー]+$/.test(l)):s;return r.push(...a.filter(l=>xc(e,l))),r.length?r:[t]}function uy(e,t,n){let r=ci(xe(Ve(t).join("")),[...e.called.keys()],5,.45);return[...new Set(r.map(o=>e.called.get(o)?.title[n]??o))].slice(0,3)}var cy=90,Er=6,dy=4,Sc=new WeakMap;function py(e){let t=Sc.get(e)??new Tr(e);return Sc.set(e,t),t}function fy(){let{texts:e}=g(),{data:t}=B(),n=U(s=>s.query),[r,o]=A(n);return L(()=>{let s=setTimeout(()=>o(n),cy);return()=>clearTimeout(s)},[n]),V(()=>_c(py(t),r,e.language),[t,r,e])}function my(e,{kind:t,id:n}){t==="term"?e.go("glossary",n):t==="question"?e.go("questions",n):t==="rule"?e.go("rules",n):t==="component"?e.go("catalogue",n):t==="state"?e.go("museum",n):t==="city"?e.go("routes",null,n):(e.go("tickets"),e.store.set({lit:{kind:"ticket",id:n}}))}function Ec(){let{texts:e}=g(),{data:t,nav:n,say:r}=B(),o=fy(),{query:s,hits:a,notes:l,suggestions:u,total:c}=o,d=new Map;for(let m of a)d.set(m.kind,[...d.get(m.kind)??[],m]);return i("div",{class:"ttr-ref-scroll ttr-ref-results","data-part":"ref-results",onKeyDown:hy,children:[i("p",{class:"ttr-ref-found",role:"status",children:s===""?e.t("reference-empty"):c?e.t("reference-found",{n:c,query:s}):e.t("reference-nothing",{query:s})}),l.map(m=>i("p",{class:"ttr-ref-said",children:[i(Tt,{}),i("span",{children:m})]},m)),u.length>0&&i("p",{class:"ttr-ref-suggest",children:[i("span",{class:"ttr-hidden",children:e.t("reference-suggest",{suggestions:pi(e,u)})}),i("span",{"aria-hidden":"true",children:e.t("ui-ref-meant")}),u.map(m=>i(w,{onClick:()=>n.look(m),"data-suggestion":m,children:m},m))]}),!c&&!u.length&&i("p",{class:"ttr-ref-suggest",children:[e.t("ui-ref-for-example"),t.glossary.slice(0,dy).map(({id:m,term:p})=>i(w,{onClick:()=>n.look(r(p)),children:r(p)},m))]}),i("div",{class:"ttr-ref-groups",children:[...d].map(([m,p])=>i("section",{class:"ttr-ref-hits","data-kind":m,children:[i("h3",{children:[e.t(`reference-kind-${m}`)," ",i("span",{class:"ttr-ref-times",children:p.length})]}),i(Tc,{hits:p.slice(0,Er),query:s}),p.length>Er&&i("details",{class:"ttr-ref-more",children:[i("summary",{...ne,children:e.t("reference-more",{n:p.length-Er})}),i(Tc,{hits:p.slice(Er),query:s})]})]},m))}),c>a.length&&i("p",{class:"ttr-ref-quiet",children:e.t("reference-more",{n:c-a.length})})]})}function Tc({hits:e,query:t}){let{nav:n}=B();return i("ul",{children:e.map(r=>i("li",{children:i(w,{class:"ttr-ref-hit",onClick:()=>my(n,r),"data-hit":`${r.kind} ${r.id}`,children:[i("b",{children:i(Rc,{text:r.title,query:t})}),i("span",{children:i(Rc,{text:r.line,query:t})})]})},r.id))})}function hy(e){let t={ArrowDown:1,ArrowUp:-1}[e.key],n=[...e.currentTarget.querySelectorAll(".ttr-ref-hit")].filter(s=>s.checkVisibility?.()??!0),r=n.indexOf(e.target);if(!t||r<0)return;e.preventDefault(),e.stopPropagation();let o=e.currentTarget.closest(".ttr-ref")?.querySelector(".ttr-ref-query");(r+t<0?o:n[r+t])?.focus()}function Rc({text:e,query:t}){let n=t.split(/\s+/).filter(o=>o.length>1||/[^\x00-\x7f]/.test(o));if(!n.length)return i(S,{children:e});let r=new RegExp(`(${n.map(o=>o.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")).join("|")})`,"gi");return i(S,{children:e.split(r).map((o,s)=>s%2?i("mark",{children:o},s):o)})}function Lc(){let{data:e,say:t,label:n}=B(),r=e.rules.map(o=>({id:o.number,sign:o.number,title:t(o.title),note:o.marks.some(s=>s!=="official")?i(yy,{mark:o.marks.includes("digital")?"digital":"contested"}):null}));return i(xr,{tab:"rules",label:n("rules"),lines:r,children:o=>{let s=e.rules.findIndex(({number:l})=>l===o),a=e.rules[s];return a&&i(gy,{one:a,before:e.rules[s-1],after:e.rules[s+1]})}})}function yy({mark:e}){let{label:t}=B(),n=t(`mark-${e}`);return i("span",{class:`ttr-ref-dot ttr-ref-dot-${e}`,role:"img","aria-label":n,title:n})}function gy({one:e,before:t,after:n}){let{texts:r,size:o}=g(),{data:s,say:a,label:l}=B(),u=s.questions.filter(({rules:d})=>d.includes(e.number)),c=s.museum.filter(({rules:d})=>d.includes(e.number));return i(S,{children:[i("div",{class:"ttr-ref-head",children:[i("span",{class:"ttr-ref-sign ttr-ref-sign-rule","aria-hidden":"true",children:e.number}),i("h3",{"data-ref-heading":!0,tabIndex:-1,"aria-label":`${e.number} ${a(e.title)}`,children:a(e.title)}),o!=="narrow"&&i("span",{class:"ttr-ref-way",children:[i(Mc,{to:t,turn:180,name:r.t("ui-ref-before")}),i(Mc,{to:n,turn:0,name:r.t("ui-ref-after")})]})]}),i(vr,{marks:e.marks}),i("p",{class:"ttr-ref-answer",children:i(be,{text:a(e.text)})}),e.note&&i("p",{class:`ttr-ref-note ${e.marks.includes("digital")?"ttr-ref-note-digital":""}`,children:[i(be,{text:a(e.note)}),e.field&&i(Le,{code:`ttr.Rules(${e.field}=…)`})]}),e.by.length>0&&i("div",{class:"ttr-ref-group",children:[i("h4",{children:l("sources")}),i("ul",{class:"ttr-ref-sources",children:e.by.map(d=>{let f=s.about.sources.find(p=>p.id===d),m=a(f?.name);return i("li",{title:a(f?.about),children:d==="english"&&e.page!==null?r.t("reference-page",{source:m,page:e.page}):m},d)})})]}),i(_r,{title:r.t("ui-ref-comes-up"),questions:u,states:c})]})}function Mc({to:e,turn:t,name:n}){let{nav:r,say:o}=B();return i(w,{class:"ttr-square",disabled:!e,"aria-label":n,title:e&&`${e.number} · ${o(e.title)}`,onClick:()=>e&&r.choose(e.number),children:i(he,{turn:t})})}var ky=600;function Pc({label:e,city:t}){let n=g(),{texts:r,atlas:o,chart:s}=n,a=R(null),l=R(null),u=V(()=>Object.fromEntries(o.cities.map(m=>[m,r.city(m)])),[o,r]),c=M(m=>m.hoverTicket),d=M(m=>m.hoverRoutes);le(()=>{let m=a.current;if(m)return l.current=new Bt(m,{layout:s.layout,board:s.board,palette:Te}),()=>{l.current?.destroy(),l.current=null}},[s]),le(()=>{let m=0,p=()=>{let y=gr(n,u,null),k=d[0]?o.routes.get(d[0]):void 0,v=[...y.highlightCities,...k?[k.a,k.b]:[],...t===null?[]:[t]];l.current?.update({...y,frame:!1,highlightCities:v}),a.current?.clientWidth===0&&m<ky&&(h=requestAnimationFrame(p)),m+=1},h=0;return p(),()=>cancelAnimationFrame(h)});let f=c?r.ticket(c,o):d[0]?r.route(d[0],o,!0):"";return i("figure",{class:"ttr-ref-map",children:[i("canvas",{ref:a,role:"img","aria-label":f||e}),i("figcaption",{children:f||r.t("ui-ref-map-hint")})]})}var by={ArrowDown:(e,t)=>Math.min(e+1,t-1),ArrowUp:e=>Math.max(e-1,0),Home:()=>0,End:(e,t)=>t-1};function fi({name:e,part:t,rows:n,columns:r,idOf:o,nameOf:s,chosen:a,choose:l,point:u}){let{texts:c}=g(),[d,f]=A({by:0,way:"ascending"}),m=R(null),p=V(()=>{let y=new Intl.Collator(c.language==="zh"?"zh-Hans":c.language),k=r[d.by]?.value??(()=>0),v=d.way==="ascending"?1:-1,$=(x,C)=>{let[T,I]=[k(x),k(C)];return typeof T=="number"&&typeof I=="number"?T-I:y.compare(String(T),String(I))};return[...n].sort((x,C)=>v*$(x,C))},[n,r,d,c.language]),h=p.some(y=>o(y)===a)?a:p[0]&&o(p[0]);return i("table",{class:"ttr-ref-table","data-part":t,onPointerLeave:()=>u(null),children:[i("caption",{class:"ttr-hidden",children:e}),i("thead",{children:i("tr",{children:r.map((y,k)=>{let v=d.by===k?d.way:"none";return i("th",{scope:"col","aria-sort":v,class:y.number?"ttr-ref-num":"",children:i(w,{class:"ttr-ref-sort","data-sort":y.id,onClick:()=>f({by:k,way:v==="none"?y.number?"descending":"ascending":v==="ascending"?"descending":"ascending"}),children:[y.name,i(rc,{way:v})]})},y.id)})})}),i("tbody",{ref:m,onKeyDown:y=>{let k=by[y.key],v=[...m.current?.querySelectorAll("[data-row]")??[]],$=v.indexOf(y.target);!k||$<0||(y.preventDefault(),y.stopPropagation(),v[k($,v.length)]?.focus())},children:p.map(y=>{let k=o(y),v=k===a;return i("tr",{class:v?"ttr-on":"",onPointerEnter:$=>$.pointerType!=="touch"&&u(k),onClick:$=>{$.target.closest("button")||l(v?null:k)},children:r.map(($,x)=>x===0?i("th",{scope:"row",children:i(w,{class:"ttr-ref-row","aria-pressed":v,"aria-label":s(y),tabIndex:k===h?0:-1,"data-row":k,onFocus:()=>u(k),onBlur:()=>u(null),onClick:()=>l(v?null:k),children:$.cell(y)})},$.id):i("td",{class:$.number?"ttr-ref-num":"",children:$.cell(y)},$.id))},k)})})]})}var vy=[["Los Angeles-New York",21],["Boston-Miami",12],["Denver-El Paso",4]],wy={draw:()=>i("span",{class:"ttr-ref-fan",children:[i(de,{color:"blue"}),i(de,{color:"red"}),i(Re,{kind:"cards"})]}),claim:()=>i("span",{class:"ttr-ref-fan",children:[i(de,{color:"yellow"}),i(de,{color:"yellow"}),i(de,{color:"locomotive"})]}),tickets:()=>i("span",{class:"ttr-ref-stubs","aria-hidden":"true",children:vy.map(([e,t])=>i("span",{class:"ttr-ref-stub",children:[i(Lo,{id:e}),i("b",{children:t})]},e))})};function Ac(){let{data:e,say:t}=B(),{turn:n,points:r}=e;return i("div",{class:"ttr-ref-scroll ttr-ref-turn",children:[i("section",{children:[i("h3",{"data-ref-heading":!0,tabIndex:-1,children:t(n.title)}),i("p",{class:"ttr-ref-lead",children:i(be,{text:t(n.foot)})}),i("ol",{class:"ttr-ref-actions",children:n.rows.map(({action:o,rules:s,cells:a})=>i("li",{class:"ttr-ref-card",children:[wy[o]?.(),i("h4",{children:t(a[0])}),i("p",{children:t(a[1])}),i("div",{class:"ttr-ref-card-foot",children:i(_e,{rules:s})})]},o))})]}),i("section",{children:[i("h3",{children:t(r.title)}),i("table",{class:"ttr-ref-table ttr-ref-points",children:[i("thead",{children:i("tr",{children:r.columns.map(o=>i("th",{scope:"col",children:t(o)},o.en))})}),i("tbody",{children:r.rows.map(o=>i("tr",{children:[i("th",{scope:"row",children:[i("span",{class:"ttr-ref-number",children:o.spaces}),i(mi,{n:o.spaces})]}),i("td",{class:"ttr-ref-big",children:o.points}),i("td",{children:o.routes})]},o.spaces))})]})]})]})}function mi({n:e,color:t=""}){return i("span",{class:"ttr-ref-cars","aria-hidden":"true",children:Array.from({length:e},(n,r)=>i("span",{style:t?{background:t}:void 0},r))})}function Bc(){let{texts:e}=g(),{data:t,say:n}=B(),{tickets:r}=t,o=U(l=>l.city),s=V(()=>Ic(r.rows,o),[o]),a=V(()=>{let l=m=>n(t.cities[m]),[u="",c="",d="",f=""]=r.columns.map(n);return[{id:"from",name:u,value:m=>l(m.a),cell:m=>l(m.a)},{id:"to",name:c,value:m=>l(m.b),cell:m=>l(m.b)},{id:"points",name:d,number:!0,value:m=>m.points,cell:m=>i("b",{class:"ttr-ref-big",children:m.points})},{id:"shortest",name:f,number:!0,value:m=>m.shortest,cell:m=>m.shortest}]},[e]);return i(Oc,{kind:"ticket",name:n(r.title),foot:n(r.foot),children:l=>i(fi,{...l,part:"ref-tickets",name:n(r.title),rows:s,columns:a,idOf:u=>u.ticket,nameOf:u=>e.t("ui-ref-ticket",{a:n(t.cities[u.a]),b:n(t.cities[u.b]),points:u.points})})})}function Wc(){let{texts:e}=g(),{data:t,say:n,label:r}=B(),{routes:o}=t,s=U(u=>u.city),a=V(()=>Ic(o.rows,s),[s]),l=V(()=>{let u=y=>n(t.cities[y]),[c="",d="",f="",m="",p="",h=""]=o.columns.map(n);return[{id:"from",name:c,value:y=>u(y.a),cell:y=>u(y.a)},{id:"to",name:d,value:y=>u(y.b),cell:y=>u(y.b)},{id:"spaces",name:f,number:!0,value:y=>y.spaces,cell:y=>i("span",{class:"ttr-ref-spaces",children:[y.spaces,i(mi,{n:y.spaces,color:$y(y.color)})]})},{id:"color",name:m,value:y=>n(t.colors[y.color]),cell:y=>i("span",{class:"ttr-ref-color",children:[y.color==="gray"?i("span",{class:"ttr-ref-gray","aria-hidden":"true"}):i(ue,{color:y.color,small:!0}),n(t.colors[y.color])]})},{id:"points",name:p,number:!0,value:y=>y.points,cell:y=>i("b",{class:"ttr-ref-big",children:y.points})},{id:"double",name:h,value:y=>y.double?0:1,cell:y=>y.double?r("double"):""}]},[e]);return i(Oc,{kind:"route",name:n(o.title),foot:n(o.foot),children:u=>i(fi,{...u,part:"ref-routes",name:n(o.title),rows:a,columns:l,idOf:c=>c.route,nameOf:c=>e.t("ui-ref-route",{a:n(t.cities[c.a]),b:n(t.cities[c.b]),n:c.spaces,color:n(t.colors[c.color]),points:c.points})})})}function Ic(e,t){return t===null?e:e.filter(({a:n,b:r})=>n===t||r===t)}function $y(e){return Te.card[e]??"#A7ABB1"}function Oc({kind:e,name:t,foot:n,children:r}){let{ui:o,texts:s}=g(),{data:a,nav:l,say:u}=B(),c=U(y=>y.city),d=U(y=>y.lit?.kind===e?y.lit.id:null),f=b(y=>y.view!==null),[m,p]=A(null),h=m??d;return L(()=>{o.set(e==="ticket"?{hoverTicket:h}:{hoverRoute:h,hoverRoutes:h?[h]:[]})},[h,e]),L(()=>()=>o.set({hoverTicket:null,hoverRoute:null,hoverRoutes:[]}),[]),i("div",{class:`ttr-ref-lighted ${f?"ttr-ref-on-board":""}`,children:[i("div",{class:"ttr-ref-scroll ttr-ref-table-place",children:[c!==null&&i("p",{class:"ttr-ref-only",children:[s.t("ui-ref-only",{city:u(a.cities[c])}),i(w,{class:"ttr-square ttr-plain","aria-label":s.t("ui-ref-all"),title:s.t("ui-ref-all"),onClick:()=>l.store.set({city:null}),children:i(Q,{})})]}),r({chosen:d,choose:y=>l.store.set({lit:y===null?null:{kind:e,id:y}}),point:p}),i("p",{class:"ttr-ref-quiet",children:n})]}),!f&&i(Pc,{label:t,city:c})]})}var Cy=[["en","en","EN"],["zh","zh-Hans","中"],["ja","ja","日"]],_y=/^[\x20-\x7e]+$/;function Nc(){let{data:e,label:t}=B();return i("ul",{class:"ttr-ref-scroll ttr-ref-cards","aria-label":t("glossary"),children:e.glossary.map(n=>i(xy,{one:n},n.id))})}function xy({one:e}){let{texts:t}=g(),{data:n,say:r,label:o}=B(),s=U(a=>a.items.glossary===e.id);return i("li",{class:`ttr-ref-card ${s?"ttr-on":""}`,"data-term":e.id,children:[i("h4",{tabIndex:-1,...s?{"data-ref-heading":!0}:{},children:r(e.term)}),i("p",{class:"ttr-ref-others",children:Cy.filter(([a])=>a!==t.language).map(([a,l,u])=>i("span",{lang:l,children:[i("small",{"aria-hidden":"true",children:u})," ",e.term[a]]},a))}),i("p",{children:r(e.meaning)}),e.words.length>0&&i("dl",{class:"ttr-ref-also",children:[i("dt",{children:o("also")}),e.words.map(({word:a,by:l})=>i("dd",{children:[i("span",{lang:_y.test(a)?"en":void 0,children:a}),l&&i("small",{children:[" ",r(n.about.sources.find(({id:u})=>u===l)?.name)]})]},`${a} ${l}`))]}),i("div",{class:"ttr-ref-card-foot",children:i(_e,{rules:e.rules})})]})}var Sy={questions:vc,rules:Lc,catalogue:oc,tickets:Bc,routes:Wc,turn:Ac,conventions:ic,museum:cc,glossary:Nc,about:Gu};function Dc({data:e}){let{sync:t}=g(),n=R(null);n.current??=new $r(t.store.get().place);let r=V(()=>({data:e,nav:n.current}),[e]),o=b(s=>s.view!==null);return i(si.Provider,{value:r,children:i("div",{class:`ttr-ref ${o?"ttr-ref-above":""}`,"data-part":"reference",children:[i(ac,{}),i(lc,{}),i(Ry,{}),!o&&i(Ty,{}),i(hc,{})]})})}function Ty(){return b(({pending:t,lost:n})=>n||t!==null&&t.stage!=="sent"&&t.stage!=="accepted")?i(en,{}):null}function Ry(){let{texts:e}=g(),{nav:t,label:n}=B(),r=U(u=>u.tab),o=U(u=>u.finding),s=U(u=>u.items[u.tab]),a=R(null);L(()=>{let u=a.current?.querySelector("[data-ref-heading], .ttr-ref-scroll > .ttr-on, tr.ttr-on"),c=u?.closest(".ttr-ref-scroll");if(u&&c){let d=u.getBoundingClientRect().top-c.getBoundingClientRect().top;(d<0||d>c.clientHeight-60)&&(c.scrollTop+=d-44)}t.arrived()&&(u?.matches("[tabindex]")?u:a.current)?.focus({preventScroll:!0})},[r,o,s]);let l=Sy[r];return i("div",{ref:a,class:`ttr-panel ttr-ref-part ttr-ref-part-${o?"found":r}`,role:"tabpanel",tabIndex:-1,"aria-label":o?e.t("ui-ref-results"):r==="about"?n("about"):e.t(`ui-ref-tab-${r}`),"data-part":"ref-part","data-tab":o?"found":r,children:[i(uc,{}),o?i(Ec,{}):i(l,{})]})}function Ey(e){return e>=1080?"wide":e>=720?"middle":"narrow"}var My=1200;function Fc({sync:e,ui:t,control:n}){let r=R(null),{size:o,tight:s,short:a,board:l}=Ly(r),u=z(e.store,P=>P.language),c=z(e.store,P=>P.board),d=z(e.store,P=>P.figure),f=z(e.store,P=>P.width),m=z(e.store,P=>P.setup),p=z(e.store,P=>P.view?.phase==="over"&&!!P.view.scores),h=z(e.store,P=>!!P.view?.you),y=z(e.store,P=>P.curtain!==null),k=z(e.store,P=>!!P.view?.you?.offer.length),v=z(e.store,P=>P.view?.seat==="open")&&!k,$=z(e.store,te),x=z(e.store,({lesson:P,view:Ir})=>P!==null&&!Ir?.you?.tickets.length),C=z(e.store,P=>P.link==="page");A(()=>t.set({counted:e.store.get().view?.phase==="over"}));let T=z(t,P=>P.help),I=z(t,P=>P.tab),W=z(t,P=>P.choice?.kind==="claim"),D=Vy(e),_=z(e.store,P=>P.reference),E=z(e.store,P=>P.reference!==null&&P.view===null),O=z(e.store,P=>P.opened?.item),q=V(()=>new Ge(tr(u)),[u]),Z=V(()=>yt(c),[c]),me=V(()=>Ui(c),[c]);n.atlas=Z,L(()=>{k&&t.set({tab:"tickets"})},[k]);let qc=z(e.store,P=>P.lesson!==null),on=a&&!qc&&!d,Yc=on||o==="middle"&&!d,Zc=V(()=>({sync:e,ui:t,control:n,atlas:Z,chart:me,texts:q,theme:D,size:o,tight:s,short:on,focusBoard:()=>r.current?.querySelector(".ttr-canvas")?.focus({preventScroll:!0})}),[e,t,n,Z,me,q,D,o,s,on]);L(()=>{let P=r.current;if(P)return Zs(P,Ir=>Ir.closest("[data-part=mirror]")&&P.querySelector("[data-focus=mirror]")||P.querySelector(".ttr-canvas"))},[]),Hy(r,m!==null);let Wr=o==="narrow",Gc=x&&!k&&!Wr,sn=!m&&!p,Ot=y&&!h,Jc=sn&&(h||Ot),mt=P=>!Wr||I===P;return i(Qr.Provider,{value:Zc,children:i("div",{ref:r,class:`ttr-root ttr-${D} ttr-${o} ${s?"ttr-tight":""} ${on?"ttr-short":""} ${sn?"ttr-playing":""} ${d?"ttr-figure":""} ${$?"ttr-past":""}`,lang:q.language==="zh"?"zh-Hans":q.language,style:{...f?{width:`${f}px`}:{},...Yc?{"--ttr-board":`${l}px`}:{}},"data-part":"root","data-size":o,onKeyDown:P=>{P.defaultPrevented||(P.key==="?"&&!P.target.closest("input[type=text], select, textarea")&&(P.preventDefault(),t.set({help:!t.get().help,menu:!1})),P.key==="Escape"&&(P.stopPropagation(),t.get().help?t.set({help:!1}):n.view?.scores&&!t.get().counted?t.set({counted:!0}):n.cancel()))},children:[_&&i(Dc,{data:_}),d?i(S,{children:[i(ei,{}),C&&i(He,{}),W?i(en,{}):i(Cu,{}),i(ni,{}),i(ii,{})]}):E?null:i(S,{children:[i(hl,{}),i(Su,{}),T&&i(Mu,{}),i(ha,{}),i("div",{class:"ttr-body",children:[i("div",{class:"ttr-main",children:[i(wa,{}),i(en,{}),i(ni,{}),i(ei,{}),i(ii,{}),Wr&&sn&&i(Uu,{}),Jc&&i("div",{class:`ttr-own ${Ot?"ttr-own-covered":""}`,children:[Ot&&(mt("hand")||mt("tickets"))&&i(_u,{}),!Ot&&mt("hand")&&i(pl,{}),!Ot&&mt("tickets")&&!Gc&&(v?i(Du,{}):i(qu,{}))]})]}),i("div",{class:"ttr-side",children:[m?i(ju,{setup:m},JSON.stringify(m)):i(Hu,{}),sn&&mt("market")&&i(Ou,{}),!m&&(mt("log")||p)&&i(Bu,{})]}),p&&!m&&i(Ku,{})]}),i(yl,{}),i(cl,{},O),i($a,{},`lesson-${q.language}`),i(qs,{})]})]})})}function Ly(e){let[t,n]=A({size:"wide",tight:!1,short:!1,board:0});return le(()=>{let r=e.current;if(!r)return;let o=()=>{let{width:a}=r.getBoundingClientRect();if(a===0)return;let l=document.fullscreenElement===r,u=Dy(r.offsetWidth||a,l?window.innerHeight:Fy(),l?Iy:hi);n(c=>Object.keys(u).every(d=>u[d]===c[d])?c:u)};o();let s=new ResizeObserver(o);return s.observe(r),window.addEventListener("resize",o),()=>{s.disconnect(),window.removeEventListener("resize",o)}},[]),t}var Hc=172,Py=200,Ay=306,By=490,Wy=720,hi=760,Iy=900,Oy=130,Ny=100;function Dy(e,t,n=hi){let r=Ey(e),o=(t-Hc)*(1052/672),s=Math.min(Math.max(.6*e,e-By),Math.max(600,o)),a=n===hi&&s>=.83*1052&&t<Hc+(e-Ay)*(672/1052)+Py,l=r==="wide"&&(t<n||a),u=l?s:r==="middle"?Math.max(Wy,o):0;return{size:r,tight:r==="wide"&&e<My,short:l,board:Math.round(u)}}function Hy(e,t){let n=R(t);L(()=>{let r=n.current&&!t;if(n.current=t,!r)return;let o=setTimeout(()=>{e.current?.contains(document.activeElement)&&e.current.scrollIntoView?.({block:"start"})});return()=>clearTimeout(o)},[t])}function Fy(){return(window.self===window.top?window.innerHeight:window.screen.availHeight-Ny)-Oy}function Vy(e){let t=z(e.store,o=>o.theme),[n,r]=A(()=>_n(t));return L(()=>(r(_n(t)),t==="auto"?Ji(()=>r(_n("auto"))):void 0),[t]),n}var zy=new Set(["stale","malformed","cancelled","undo_not_allowed"]),Mr=class{constructor(t,n,r){this.sync=t;this.ui=n;this.atlas=r;this.seen=t.store.get().lesson,this.stop=t.store.subscribe(()=>this.follow())}sync;ui;atlas;sent=null;seen;stop;destroy(){this.stop()}get now(){return this.sync.store.get().lesson}follow(){let{lesson:t,refusal:n,view:r,pending:o}=this.sync.store.get();if(t!==this.seen){let a=t?.id!==this.seen?.id;this.seen=t,a?this.ui.set({choice:null,reason:null,kept:[],pickedColor:null,focusTicket:null}):this.ui.set({reason:null})}if(!o&&!n&&(this.sent=null),!t||!n||zy.has(n.code))return;this.sent&&r&&r.owners[this.sent.route]===void 0&&t.reveal&&this.ui.set({choice:this.sent}),this.sent=null,this.sync.forgetRefusal()}act(t){let{now:n}=this;!n||t==="hint"&&!n.hints_left||(t!=="hint"&&this.ui.set({choice:null,reason:null,pickedColor:null,kept:[]}),this.sync.send({kind:"lesson",action:t}))}go(t){this.ui.set({choice:null,reason:null,pickedColor:null,kept:[]}),this.sync.send({kind:"lesson",action:"go",lesson:t})}tried(t){let{now:n}=this;!n||!t||(n.reveal||this.ui.set({reason:null}),this.sync.send({kind:"lesson",action:"tried",move:t}))}key(t){let{now:n}=this;if(!n)return!1;if(t==="Backspace")return this.takeBack(null);if(t==="h"&&n.reveal)this.act("hint");else if(t==="r")this.act("retry");else if(t==="n"&&n.course)this.act("next");else return!1;return!0}draft(t){return{kind:"claim",route:t,payment:null,cards:[]}}get hand(){return this.sync.store.get().view?.you?.hand??{}}get claim(){let{choice:t}=this.ui.get();return t?.kind==="claim"&&t.cards?{...t,cards:t.cards}:null}lay(t){let{claim:n}=this;n&&this.ui.set({choice:{...n,cards:t,payment:Un(t)},reason:null})}take(t){let{claim:n}=this;return n?(ut(this.hand,n.cards,t)>0&&this.lay([...n.cards,t]),!0):!1}takeBack(t){let{claim:n}=this;return n?(this.lay(t?xa(n.cards,t):n.cards.slice(0,-1)),!0):!1}moveOf(t){let[n]=t.cards??[];return!t.cards||!n?null:(this.sent=t,{move:Ta(t.route,t.cards),color:t.payment?.[0]??n})}claimText(t){let{hand:n}=this,r=this.atlas().routes.get(t)?.color??"gray",s=F.filter(l=>l!=="locomotive").reduce((l,u)=>(n[u]??0)>(n[l]??0)?u:l),a=this.atlas().routes.get(t)?.length??1;return`claim ${t} with ${a} ${r==="gray"?s:r}`}};var Lr=class{constructor(t,n,r,o){this.step=t;this.ready=n;this.pace=r;this.changed=o}step;ready;pace;changed;timer;running=!1;toggle(){this.running?this.stop():this.start()}start(){this.running||(this.running=!0,this.changed(!0),this.tick(0))}stop(){clearTimeout(this.timer),this.running&&(this.running=!1,this.changed(!1))}tick(t){this.timer=setTimeout(()=>{this.ready()?this.step()?this.tick(this.pace()):this.stop():this.tick(50)},t)}};var Ky=[1200,1100,650,320],Pr=class{constructor(t,n){this.sync=t;this.ui=n;this.replay=new Lr(()=>this.move(1,!0),()=>t.store.get().seeking===null,()=>Ky[t.store.get().speed]??900,r=>n.set({playing:r})),this.stopWatching=t.store.subscribe(()=>{let{link:r,setup:o}=t.store.get();(!De(r)||o)&&this.replay.stop()})}sync;ui;replay;stopWatching;destroy(){this.replay.stop(),this.stopWatching()}get at(){let t=this.sync.store.get();return Math.min(t.seeking?.ply??t.view?.ply??0,ke(t))}get looksBack(){return te(this.sync.store.get())}stop(){this.replay.stop()}goto(t){this.replay.stop(),this.seek(t)}now(){this.goto(1/0)}step(t,n){this.replay.stop(),this.move(t,n)}toggle(){!this.looksBack&&!this.sync.store.get().seeking&&this.seek(0),this.replay.toggle()}move(t,n){let r=this.sync.store.get(),o=ke(r),{at:s}=this,a=n?Ca(r.log,o):null,l=s+t;return a&&(l=(t>0?a.find(u=>u>s):a.findLast(u=>u<s))??s),l<0||l>o||l===s?!1:(this.seek(l),!0)}seek(t){this.ui.set({choice:null,reason:null,pickedColor:null}),this.sync.seek(t)}};function Vc(){return new Se({choice:null,reason:null,kept:[],hoverRoute:null,focusCity:null,focusRoute:null,focusTicket:null,hoverTicket:null,hoverRoutes:[],pickedColor:null,pathSeat:null,counted:!1,countedTicket:null,mirror:!1,zoom:null,help:!1,menu:!1,playing:!1,readTurn:null,counts:!1,tab:"hand"})}function zc(e,t,n){let r={},o=n&&jy(e.choice,n);o!==e.choice&&(r.choice=o),e.reason&&t?.state_id!==n?.state_id&&(r.reason=null);let s=n?.you?.offer??[];return e.kept.some(a=>!s.includes(a))&&(r.kept=e.kept.filter(a=>s.includes(a))),e.focusTicket&&!s.includes(e.focusTicket)&&(r.focusTicket=null),e.pickedColor&&!(n?.you?.hand[e.pickedColor]??0)&&(r.pickedColor=null),e.pathSeat!==null&&!n?.players[e.pathSeat]?.longest&&(r.pathSeat=null),e.counted&&!n?.scores&&t?.state_id!==n?.state_id&&(r.counted=!1),r}function jy(e,t){switch(e?.kind){case"claim":{if(e.cards)return Uy(e,e.cards,t);let n=t.legal.claims[e.route];if(!n?.length)return null;if(e.payment&&n.find(s=>lt(s,e.payment)))return e;let o=n.length===1?n[0]??null:null;return lt(o,e.payment)?e:{...e,payment:o}}case"draw":return J(t,`draw ${e.color}`)&&t.market[e.slot]===e.color?e:null;case"deck":return J(t,"draw deck")?e:null;case"tickets":return J(t,"draw tickets")?e:null;default:return null}}function Uy(e,t,n){if(e.kind!=="claim"||n.phase!=="turn"||n.turn!==n.seat||n.owners[e.route]!==void 0)return null;let r=Sa(n.you?.hand??{},t);return r===t?e:{...e,cards:r,payment:Un(r)}}var Ar=class{constructor(t,n,r){this.sync=t;this.ui=n;this.atlas=r;this.seen=t.store.get().view,this.time=new Pr(t,n),this.example=new Cr(t,n),this.lesson=new Mr(t,n,()=>this.atlas),this.stop=t.store.subscribe(()=>{let{view:o}=t.store.get();if(o===this.seen)return;let s=zc(n.get(),this.seen,o);this.seen=o,n.set(s)})}sync;ui;atlas;seen;stop;time;lesson;example;destroy(){this.stop(),this.time.destroy(),this.lesson.destroy()}get view(){return this.sync.store.get().view}get waiting(){let{pending:t,link:n}=this.sync.store.get();return t!==null||n!=="live"}get past(){let t=te(this.sync.store.get());return t&&this.refuse(se("looking_back")),t}step(t,n){this.view&&this.time.step(t,n)}clickRoute(t){let{view:n}=this;if(this.sync.store.get().setup&&this.refuse(se("not_started")),!n||this.waiting||this.sync.store.get().setup||this.past)return;let{choice:r,pickedColor:o}=this.ui.get();if(r?.kind==="claim"&&r.route===t){this.confirm();return}let s=n.legal.claims[t]??[],a=s.length?null:Bs(n,t,this.atlas);if(this.lesson.now&&(!a||a.code==="not_in_hand")){this.choose(this.lesson.draft(t));return}if(a){this.refuse(a,this.lesson.claimText(t));return}let l=o?s.filter(c=>c[0]===o):[],u=s.length===1?s[0]:l.length===1?l[0]:void 0;this.choose({kind:"claim",route:t,payment:u??null}),u&&this.confirmMode==="never"&&this.confirm()}clickMarket(t){let{view:n}=this,r=n?.market[t]??null;!n||this.waiting||this.past||(!r||!J(n,`draw ${r}`)?this.refuse(An(n,"market",r),r&&`draw ${r}`):this.chooseOrPlay({kind:"draw",color:r,slot:t},this.confirmMode==="always"))}clickDeck(){let{view:t}=this;!t||this.waiting||this.past||(J(t,"draw deck")?this.chooseOrPlay({kind:"deck"},this.confirmMode==="always"):this.refuse(An(t,"deck",null),"draw deck"))}clickTickets(){let{view:t}=this;!t||this.waiting||this.past||(J(t,"draw tickets")?this.chooseOrPlay({kind:"tickets"},this.confirmMode!=="never"):this.refuse(An(t,"tickets",null),"draw tickets"))}choosePayment(t){let{choice:n}=this.ui.get();n?.kind!=="claim"||this.waiting||(this.ui.set({choice:{...n,payment:t},reason:null}),this.confirmMode==="never"&&this.confirm())}stepPayment(t){let{choice:n}=this.ui.get(),{view:r}=this;if(n?.kind!=="claim"||!r)return!1;let o=at(n.cards?[]:r.legal.claims[n.route]??[]);if(o.length<2)return!1;let s=o.findIndex(u=>lt(u,n.payment)),a=s<0&&t<0?0:s,l=o[(a+t+o.length)%o.length];return l&&this.ui.set({choice:{...n,payment:l},reason:null}),!0}pickColor(t){if(this.lesson.take(t))return;let{choice:n,pickedColor:r}=this.ui.get(),{view:o}=this;if(n?.kind==="claim"&&o){let a=at(o.legal.claims[n.route]??[]).find(l=>l[0]===t);if(a){this.ui.set({choice:{...n,payment:a},reason:null});return}}this.ui.set({pickedColor:r===t?null:t})}toggleTicket(t){let{kept:n}=this.ui.get();this.ui.set({kept:n.includes(t)?n.filter(r=>r!==t):[...n,t],reason:null}),this.sync.forgetRefusal()}cancel(){if(this.sync.store.get().pending){this.sync.cancel();return}this.sync.store.get().seeking?.slow&&this.sync.cancelSeek(),this.ui.set({choice:null,reason:null,pickedColor:null}),this.sync.forgetRefusal()}confirm(){let{choice:t}=this.ui.get();if(!(!t||this.waiting))switch(t.kind){case"claim":t.cards?this.claimFreely(t):t.payment?this.play(Kt(t.route,t.payment),{route:t.route,color:t.payment[0]}):this.ui.set({reason:se("choose_payment",{},t.route)});break;case"draw":this.play(`draw ${t.color}`);break;case"deck":this.play("draw deck");break;case"tickets":this.play("draw tickets")}}keep(){let{view:t}=this,n=new Set(this.ui.get().kept),r=wt(t?.you?.offer??[],n);!t||this.waiting||(n.size&&J(t,r)?this.play(r):this.refuse(Ws(t),n.size?r:"keep none"))}pass(){this.view&&J(this.view,"pass")&&this.play("pass")}playMove(t){let{view:n}=this;if(!n||this.waiting)return;let r=/^claim (.+) with /.exec(t)?.[1],o=r&&n.legal.claims[r]?.find(s=>Kt(r,s)===t);r&&o?this.play(t,{route:r,color:o[0]}):J(n,t)?this.play(t):this.refuse(Ie(n)??se("stale"))}chooseOrPlay(t,n){let r=this.ui.get().choice,o=r?.kind===t.kind&&(t.kind!=="draw"||r.kind==="draw"&&r.slot===t.slot);o||this.choose(t),(o||!n)&&this.confirm()}choose(t){this.ui.set({choice:t,reason:null}),this.sync.forgetRefusal()}refuse(t,n=null){this.ui.set({choice:null,reason:t}),this.sync.forgetRefusal(),this.lesson.tried(n)}claimFreely(t){let n=this.lesson.moveOf(t);n?this.play(n.move,{route:t.route,color:n.color}):this.ui.set({reason:se("choose_payment",{},t.route)})}play(t,n=null){let{view:r}=this;if(!r)return;let o={kind:"play",move:t,state_id:r.state_id,seat:N(r),sent:Date.now()};this.sync.send(o,n)&&this.ui.set({choice:null,reason:null,pickedColor:null})}get confirmMode(){return this.sync.store.get().confirm}undo(){let{can_undo:t,view:n}=this.sync.store.get();!n||!t||this.past||(this.ui.set({choice:null,reason:null}),this.sync.send({kind:"undo",state_id:n.state_id}))}reveal(){this.view&&this.sync.send({kind:"reveal",state_id:this.view.state_id})}resume(){this.sync.send({kind:"resume"})}setup(){this.ui.set({choice:null,reason:null,menu:!1,help:!1}),this.sync.send({kind:"setup"})}back(){this.sync.send({kind:"back"})}start(t,n){this.sync.send({kind:"new",players:t,seed:n})}continueSaved(){this.sync.send({kind:"continue"})}declineSaved(){this.sync.send({kind:"decline"})}branch(t){this.time.stop(),this.ui.set({choice:null,reason:null,pickedColor:null}),this.sync.send({kind:"branch",ply:t})}backToMain(){this.time.stop(),this.ui.set({choice:null,reason:null,pickedColor:null}),this.sync.send({kind:"main"})}rematch(){this.ui.set({choice:null,reason:null,menu:!1}),this.sync.send({kind:"rematch"})}get idle(){return!this.view||Ie(this.view)!==null}};var yi="data-lm-suppress-shortcuts";function Kc(e){let t=n=>{let{target:r}=n;if(!(n.ctrlKey||n.metaKey)||n.altKey||!(r instanceof HTMLElement)||!e.contains(r)||qy(r))return;let o=r.getAttribute(yi);o!==null&&(r.removeAttribute(yi),setTimeout(()=>r.setAttribute(yi,o)))};return window.addEventListener("keydown",t,!0),()=>window.removeEventListener("keydown",t,!0)}function qy(e){return e instanceof HTMLTextAreaElement||e instanceof HTMLInputElement&&/^(text|search)$/.test(e.type)}var Br=new WeakMap;function jc(e){let t=Br.get(e)??{sync:new or(e),users:0};return t.users+=1,Br.set(e,t),t.sync}function Uc(e){let t=Br.get(e);t&&(t.users-=1,!(t.users>0)&&(t.sync.destroy(),Br.delete(e)))}var Yy=({model:e})=>(jc(e),()=>Uc(e)),Zy=({model:e,el:t})=>{let n=jc(e),r=Vc(),o=new Ar(n,r,yt(n.store.get().board)),s=document.createElement("div");s.className="ttr-host",t.append(s),jr(i(Fc,{sync:n,ui:r,control:o}),s);let a=Kc(s);return()=>{a(),jr(null,s),s.remove(),o.destroy(),Uc(e)}},Q9={initialize:Yy,render:Zy};export{Q9 as default};
