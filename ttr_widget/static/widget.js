var N,fr,ou,Te,qn,Ht,yr,Ot,gr,Xn,Gn,kr,bt=Symbol.for("pv"),Vt={},zt=[],ru=/^m(i|n|o|s|text|space)$/,Qn=Array.isArray,br=zt.slice,He=Object.assign;function Fe(e){e&&e.parentNode&&e.remove()}function Nt(e,t,n,o,r){var i={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:bt,__v:r||++fr,__i:-1,__u:0};return!r&&N.vnode&&N.vnode(i),i}function S(e){return e.children}function Dt(e,t){this.props=e,this.context=t,this.__g=0}function Re(e,t){if(t==null)return e.__&&Re(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:Re(e)}function iu(e){var t,n=e.__v,o=n.__e,r=[],i=[],a=e.__P;a&&((t=He({constructor:bt},n)).__v=n.__v+1,N.vnode&&N.vnode(t),eo(a,t,n,e.__n,a.namespaceURI,32&n.__u?[o]:null,r,o||Re(n),32&n.__u,i),t.__v=n.__v,t.__.__k[t.__i]=t,xr(r,t,i),n.__=n.__e=null,t.__e!=o&&vr(t))}function vr(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),vr(e)}function Jn(e){(8&e.__g||(e.__g|=8,Te.push(e),Ht++))&&qn==N.debounceRendering||((qn=N.debounceRendering)||queueMicrotask)(wr)}function wr(){try{for(var e,t=1;Te.length;)Te.length>t&&Te.sort(yr),e=Te.shift(),t=Te.length,8&e.__g&&iu(e)}finally{(Ht=Te.length)&&(qn||queueMicrotask)(wr)}}function _r(e,t,n,o,r,i,a,l,u,c,d){var h,f,p,m,y,g,w=o.__k||zt,_=t.length;for(u=su(n,t,w,u,_),h=0;h<_;h++)(p=n.__k[h])!=null&&(f=~p.__i&&w[p.__i]||Vt,p.__i=h,g=eo(e,p,f,r,i,a,l,u,c,d),m=p.__e,(f.ref!=p.ref||8&f.__u)&&(f.ref&&to(f.ref,null,p,f),p.ref&&d.push(p.ref,p.__c||m,p)),y=y||m,4&p.__u?(u=$r(p,u,e,!f.__v),f.__e&&(f.__e=null)):typeof p.type=="function"&&g!==void 0?u=g:m&&(u=m.nextSibling),p.__u&=-21);return n.__e=y,u}function su(e,t,n,o,r){var i,a,l,u,c,d,h,f,p,m=n.length,y=m,g=0,w=0,_=e.__k=Array(r);for(i=0;i<r;i++)(a=t[i])!=null&&typeof a!="boolean"&&typeof a!="function"?(typeof a!="object"||a.constructor===String?a=_[i]=Nt(null,a):Qn(a)?a=_[i]=Nt(S,{children:a}):a.constructor===bt&&a.__b?a=_[i]=Nt(a.type,a.props,a.key,a.ref,a.__v):_[i]=a,u=i+g,a.__=e,a.__b=e.__b+1,l=null,~(c=a.__i=au(a,n,u,y))&&(y--,(l=n[c])&&(l.__u|=2)),l&&l.__v?(a.__u|=16,c==u-1?g--:c==u+1?g++:c!=u&&(c>u?g--:g++,w=1)):(~c||(r>m?g--:r<m&&g++),typeof a.type!="function"&&(a.__u|=4))):_[i]=null;if(w){for(d=[],h=[],i=0;i<r;i++)if((a=_[i])&&16&a.__u){for(g=0,f=d.length;g<f;)d[p=g+f>>1]<a.__i?g=p+1:f=p;d[g]=a.__i,h[i]=g+1}for(g=d.length;i--;)h[i]&&(h[i]==g?g--:_[i].__u|=4)}if(y)for(i=0;i<m;i++)!(l=n[i])||2&l.__u||(l.__e==o&&(o=Re(l)),no(l,l));return o}function $r(e,t,n,o){var r,i,a,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(r=e.__k)for(i=0;i<r.length;i++)r[i]&&(r[i].__=e,t=$r(r[i],t,n,!1));return t}for(t&&!t.parentNode&&(t=Re(e))&&!t.parentNode&&(t=null),a=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(a!=l&&(!o&&n.moveBefore&&a.parentNode?n.moveBefore(a,t):n.insertBefore(a,t||null)),t=a;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function au(e,t,n,o){var r,i=e.key,a=e.type,l=t[n],u=l&&!(2&l.__u);if(l===null&&i==null||u&&i==l.key&&a==l.type)return n;if(o>(u?1:0)){for(r=n-1;r>=0;r--)if((l=t[r])&&!(2&l.__u)&&i==l.key&&a==l.type)return r;for(r=n+1;r<t.length;r++)if((l=t[r])&&!(2&l.__u)&&i==l.key&&a==l.type)return r}return-1}function mr(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function It(e,t,n,o,r){var i,a;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||mr(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||mr(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(a=Gn[t]||(Gn[t]=lu(t)),(e.__a||(e.__a={}))[t]=Xn,i=t!=(t=t.replace(gr,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,a,i):e.removeEventListener(t,a,i));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function lu(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Ot]==null)t[Ot]=Xn++;else if(t[Ot]<this.__a[e])return;return n(N.event?N.event(t):t)}}}function eo(e,t,n,o,r,i,a,l,u,c){var d,h,f,p,m,y,g,w,_,C,R,x,I,M,D,$,T,B,V=t.type;if(t.constructor!==bt)return null;128&n.__u&&(u=32&n.__u,d=n.__c.__z)&&(t.__u|=u,h=i=[],d.nodeType==8?l=Ft(d,i):i.push(d),l=i[0]||l),(d=N.__b)&&d(t);e:if(typeof V=="function"){f=a.length;try{if(w=t.props,_=(d=V.prototype)&&d.render,C=(d=V.contextType)&&o[d.__c],R=d?C?C.props.value:d.__:o,(p=n.__c)?(t.__c=p,2&p.__g&&(p.__g|=1)):(_?t.__c=p=new V(w,R):(t.__c=p=new Dt(w,R),p.constructor=V,p.render=cu),C&&C.sub(p),p.state||(p.state={}),p.__n=o,p.__g|=8,p.__h=[],p.__k=[]),_&&(p.__s||(p.__s=p.state),V.getDerivedStateFromProps&&(p.__s==p.state&&(p.__s=He({},p.__s)),He(p.__s,V.getDerivedStateFromProps(w,p.__s)))),m=p.props,y=p.state,p.__v=t,n.__c){if(w!==m&&_&&!V.getDerivedStateFromProps&&p.componentWillReceiveProps&&p.componentWillReceiveProps(w,R),t.__v==n.__v&&!(8&p.__g)||!(4&p.__g)&&p.shouldComponentUpdate&&p.shouldComponentUpdate(w,p.__s,R)===!1){t.__v!=n.__v&&(p.props=w,p.state=p.__s,p.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(j){j&&(j.__=t)}),zt.push.apply(p.__h,p.__k),p.__k=[],p.__h.length&&a.push(p),l=Re(n);break e}p.componentWillUpdate&&p.componentWillUpdate(w,p.__s,R),_&&p.componentDidUpdate&&p.__h.push(function(){p.componentDidUpdate(m,y,g)})}else _&&!V.getDerivedStateFromProps&&p.componentWillMount&&p.componentWillMount(),_&&p.componentDidMount&&p.__h.push(p.componentDidMount);p.context=R,p.props=w,p.__P=e,p.__g&=-5,x=N.__r,I=_?25:0;do p.__g&=-9,x&&x(t),d=p.render(p.props,p.state=p.__s,p.context);while(8&p.__g&&++I<25);_&&(zt.push.apply(p.__h,p.__k),p.__k=[]),p.state=p.__s,p.getChildContext&&(o=He({},o,p.getChildContext())),_&&n.__c&&p.getSnapshotBeforeUpdate&&(g=p.getSnapshotBeforeUpdate(m,y)),M=d&&d.type===S&&d.key==null?d.props.children:d,w.__P&&(d=l,r=(e=w.__P).namespaceURI,u=i=null,n.props&&n.props.__P!=e&&(n.__k.some(function(j){j&&no(j,j)}),n.__k=null),l=n.__k?Re(n,0):null),l=_r(e,Qn(M)?M:[M],t,n,o,r,i,a,l,u,c),w.__P&&(t.__e=null,l=d),t.__u&=-161,h&&h.some(Fe),p.__h.length&&a.push(p),1&p.__g&&(p.__g&=-4)}catch(j){if(a.length=f,t.__v=null,u||i)if(j&&j.then){if(t.__u|=128|u,i){for(~(T=i.indexOf(l||void 0))||(T=i.length);(B=i[T-1])&&B.nodeType==8;)T--;for(;T<i.length;T++)if(B=i[T])if(i[T]=null,D){if(B==$)break}else{if(B.nodeType!=8)break;B.data.startsWith("$s")&&($=Ft(D=B))}}if(!D){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;D=l}(d=Ft(D=t.__c.__z||(t.__c.__z=D)))?(t.__e=D,l=d):t.__e=l,l=l&&l.nextSibling}else i&&i.some(Fe);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),j&&j.then||Cr(t),N.__e(j,t,n)}}else l=t.__e=uu(n.__e,t,n,o,r,i,a,u,c,e);return(d=N.diffed)&&d(t),l}function Ft(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Cr(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Cr))}function xr(e,t,n){for(var o=0;o<n.length;)to(n[o++],n[o++],n[o++]);N.__c&&N.__c(t,e),e.some(function(r){try{e=r.__h,r.__h=[],e.some(function(i){i.call(r)})}catch(i){N.__e(i,r.__v)}})}function uu(e,t,n,o,r,i,a,l,u,c){var d,h,f,p,m,y,g,w,_=n.props||Vt,C=t.props,R=t.type;if(R=="svg"?r="http://www.w3.org/2000/svg":R=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),i){for(d=0;d<i.length;d++)if((m=i[d])&&(R?m.localName==R:m.nodeType==3)){e=m,i[d]=null;break}}if(!e){if(w=c.ownerDocument||document,!R)return w.createTextNode(C);e=w.createElementNS(r,R,C.is?C:c),l&&(N.__m&&N.__m(t,i),l=!1),i=null}if(R){if(c=R=="template"&&e.content||e,i=R=="textarea"&&C.defaultValue!=null?null:i&&br.call(c.childNodes),!l&&i)for(_={},d=0;d<e.attributes.length;d++)_[(m=e.attributes[d]).name]=m.value;for(d in _)m=_[d],d=="dangerouslySetInnerHTML"?f=m:d=="children"||d in C||d=="value"&&"defaultValue"in C||d=="checked"&&"defaultChecked"in C||It(e,d,null,m,r);for(d in C)m=C[d],d=="children"?p=m:d=="dangerouslySetInnerHTML"?h=m:d=="value"?y=m:d=="checked"?g=m:l&&typeof m!="function"||_[d]===m||It(e,d,m,_[d],r);h?(l||f&&(h.__html==f.__html||h.__html==e.innerHTML)||(e.innerHTML=h.__html),t.__k=[]):(f&&(e.textContent=""),(R=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&ru.test(R))&&(r="http://www.w3.org/1999/xhtml"),_r(c,Qn(p)?p:[p],t,n,o,r,i,a,i?i[0]:n.__k&&Re(n,0),l,u),i&&i.some(Fe)),l&&R!="textarea"||(d="value",R=="progress"&&y==null?e.removeAttribute(d):y==null||y===e[d]&&(R!="progress"||y)||It(e,d,y,_[d],r),d="checked",g!=null&&g!=e[d]&&It(e,d,g,_[d],r))}else _===C||l&&e.data==C||(e.data=C);return e}function to(e,t,n,o){try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(r){N.__e(r,n)}}function no(e,t,n){var o,r,i,a;if(N.unmount&&N.unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||to(o,null,t,e),o=e.__c){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(l){N.__e(l,t)}o.__P=o.__n=null}if(o=e.__k)for(a=0;a<o.length;a++)o[a]&&no(o[a],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(r=Ft(o,i=[]))&&(o==e.__e&&i.some(Fe),Fe(r),Fe(o)),n||Fe(e.__e),e.__e=e.__c=e.__=null}function cu(e,t,n){return this.constructor(e,n)}function oo(e,t){var n,o,r,i;N.__&&N.__(e,t),t.nodeType==9&&(t=t.documentElement),o=(n=e&&32&e.__u)?null:t.__k,t.__k=Nt(S,{children:[e]}),r=[],i=[],eo(t,t.__k,o||Vt,Vt,t.namespaceURI,o?null:t.firstChild?br.call(t.childNodes):null,r,o?o.__e:t.firstChild,n,i),xr(r,t.__k,i),t.__k.props.children=null}function Sr(e){function t(n){var o,r;return this.getChildContext||(o=new Set,(r={})[t.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(i){this.props.value!=i.value&&o.forEach(function(a){a.__g|=4,Jn(a)})},this.sub=function(i){o.add(i);var a=i.componentWillUnmount;i.componentWillUnmount=function(){o.delete(i),a&&a.call(i)}}),n.children}return t.__c="__cC"+kr++,t.__=e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}N={__e:function(e,t,n,o){for(var r,i,a;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((a=(i=r.constructor)&&i.getDerivedStateFromError)&&r.setState(i.getDerivedStateFromError(e)),r.componentDidCatch&&(r.componentDidCatch(e,o||{}),a=1),a&&8&r.__g)return void(r.__g|=2)}catch(l){e=l}}throw Ht=0,e}},fr=0,ou=function(e){return e!=null&&e.constructor===bt},Dt.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=He({},this.state)),typeof e=="function"&&(e=e(He({},n),this.props)),e&&(He(n,e),this.__v&&(t&&this.__k.push(t),Jn(this)))},Dt.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Jn(this))},Dt.prototype.render=S,Te=[],Ht=0,yr=function(e,t){return e.__v.__b-t.__v.__b},Ot=Symbol(),gr=/(PointerCapture)$|Capture$/i,Xn=0,Gn={},kr=0;var Ee,z,ro,Tr,io=Object.is,Kt=0,Ir=[],so=[],U=N,Rr=U.__b,Er=U.__r,Mr=U.diffed,Pr=U.__c,Lr=U.unmount,Wr=U.__;function Qe(e,t){U.__h&&U.__h(z,e,Kt||t),Kt=0;var n=z.__H||(z.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function P(e){return Kt=1,du(Dr,e)}function du(e,t,n){var o=Qe(Ee++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Dr(void 0,t),function(i){var a=(o.__N||o.__)[0],l=o.t(a,i);io(a,l)||(o.__N=[l,o.__[1]],o.__c.setState({}))}],o.__c=z,!z.__f)){z.__f=!0;var r=z.shouldComponentUpdate;z.shouldComponentUpdate=function(i,a,l){var u=this.__H;if(!u)return!0;var c=!1,d=this.props!=i;if(u.__.some(function(f){f.__N&&(c=!0,io(f.__[0],f.__N[0])||(d=!0))}),r){var h=r.call(this,i,a,l);return c?h||d:h}return!c||d}}return o.__}function A(e,t){var n=Qe(Ee++,3);!U.__s&&lo(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,z.__H.__h.push(n))}function ue(e,t){var n=Qe(Ee++,4);!U.__s&&lo(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,z.__h.push(n))}function W(e){return Kt=5,de(function(){return{current:e}},[])}function de(e,t){var n=Qe(Ee++,7);return lo(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Or(e){var t=z.context[e.__c],n=Qe(Ee++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(z)),t.props.value):e.__}function Nr(){var e=Qe(Ee++,11);if(!e.__){for(var t=z.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function pu(){var e;do{for(;e=so.shift();)try{vt(e)}catch(n){U.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Ir.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(vt),t.__h.some(ao),t.__h=[]}catch(n){t.__h=[],U.__e(n,e.__v)}}}while(so.length)}U.__b=function(e){z=null,Rr&&Rr(e)},U.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Wr&&Wr(e,t)},U.__r=function(e){Er&&Er(e),Ee=0;var t=(z=e.__c).__H;t&&(ro==z?z.__h=[]:(t.__h.some(vt),t.__h.some(ao),Ee=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),ro=z},U.diffed=function(e){Mr&&Mr(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Br(Ir.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),ro=z=null},U.__c=function(e,t){t.some(function(n){try{n.__h.some(vt),n.__h=n.__h.filter(function(o){return!o.__||ao(o)})}catch(o){n.__h=[function(){throw o}]}}),Pr&&Pr(e,t)},U.unmount=function(e){Lr&&Lr(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Br(so.push(r))}else vt(r)}catch(i){t=i}}),o.__H=void 0,t&&U.__e(t,o.__v))};var Ar=typeof requestAnimationFrame=="function";function hu(e){var t,n=function(){clearTimeout(o),Ar&&cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(n,35);Ar&&(t=requestAnimationFrame(n))}function Br(e){e!=1&&Tr==U.requestAnimationFrame||((Tr=U.requestAnimationFrame)||hu)(pu)}function vt(e){var t=z,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),z=t}function ao(e){var t=z;e.__c=e.__(),z=t}function lo(e,t){return!e||e.length!=t.length||t.some(function(n,o){return!io(n,e[o])})}function Dr(e,t){return typeof t=="function"?t(e):t}var Ut={cities:[{name:"Atlanta",lat:33.75,lon:-84.39},{name:"Boston",lat:42.36,lon:-71.06},{name:"Calgary",lat:51.05,lon:-114.07},{name:"Charleston",lat:32.78,lon:-79.93},{name:"Chicago",lat:41.88,lon:-87.63},{name:"Dallas",lat:32.78,lon:-96.8},{name:"Denver",lat:39.74,lon:-104.99},{name:"Duluth",lat:46.79,lon:-92.1},{name:"El Paso",lat:31.76,lon:-106.49},{name:"Helena",lat:46.59,lon:-112.04},{name:"Houston",lat:29.76,lon:-95.37},{name:"Kansas City",lat:39.1,lon:-94.58},{name:"Las Vegas",lat:36.17,lon:-115.14},{name:"Little Rock",lat:34.75,lon:-92.29},{name:"Los Angeles",lat:34.05,lon:-118.24},{name:"Miami",lat:25.76,lon:-80.19},{name:"Montréal",lat:45.5,lon:-73.57},{name:"Nashville",lat:36.16,lon:-86.78},{name:"New Orleans",lat:29.95,lon:-90.07},{name:"New York",lat:40.71,lon:-74.01},{name:"Oklahoma City",lat:35.47,lon:-97.52},{name:"Omaha",lat:41.26,lon:-95.93},{name:"Phoenix",lat:33.45,lon:-112.07},{name:"Pittsburgh",lat:40.44,lon:-80},{name:"Portland",lat:45.52,lon:-122.68},{name:"Raleigh",lat:35.78,lon:-78.64},{name:"Saint Louis",lat:38.63,lon:-90.2},{name:"Salt Lake City",lat:40.76,lon:-111.89},{name:"San Francisco",lat:37.77,lon:-122.42},{name:"Santa Fe",lat:35.69,lon:-105.94},{name:"Sault St. Marie",lat:46.5,lon:-84.35},{name:"Seattle",lat:47.61,lon:-122.33},{name:"Toronto",lat:43.65,lon:-79.38},{name:"Vancouver",lat:49.28,lon:-123.12},{name:"Washington",lat:38.91,lon:-77.04},{name:"Winnipeg",lat:49.9,lon:-97.14}],routes:[{a:"Atlanta",b:"Charleston",length:2,color:"gray"},{a:"Atlanta",b:"Miami",length:5,color:"blue"},{a:"Atlanta",b:"Nashville",length:1,color:"gray"},{a:"Atlanta",b:"New Orleans",length:4,color:"orange"},{a:"Atlanta",b:"New Orleans",length:4,color:"yellow"},{a:"Atlanta",b:"Raleigh",length:2,color:"gray"},{a:"Atlanta",b:"Raleigh",length:2,color:"gray"},{a:"Boston",b:"Montréal",length:2,color:"gray"},{a:"Boston",b:"Montréal",length:2,color:"gray"},{a:"Boston",b:"New York",length:2,color:"red"},{a:"Boston",b:"New York",length:2,color:"yellow"},{a:"Calgary",b:"Helena",length:4,color:"gray"},{a:"Calgary",b:"Seattle",length:4,color:"gray"},{a:"Calgary",b:"Vancouver",length:3,color:"gray"},{a:"Calgary",b:"Winnipeg",length:6,color:"white"},{a:"Charleston",b:"Miami",length:4,color:"purple"},{a:"Charleston",b:"Raleigh",length:2,color:"gray"},{a:"Chicago",b:"Duluth",length:3,color:"red"},{a:"Chicago",b:"Omaha",length:4,color:"blue"},{a:"Chicago",b:"Pittsburgh",length:3,color:"black"},{a:"Chicago",b:"Pittsburgh",length:3,color:"orange"},{a:"Chicago",b:"Saint Louis",length:2,color:"green"},{a:"Chicago",b:"Saint Louis",length:2,color:"white"},{a:"Chicago",b:"Toronto",length:4,color:"white"},{a:"Dallas",b:"El Paso",length:4,color:"red"},{a:"Dallas",b:"Houston",length:1,color:"gray"},{a:"Dallas",b:"Houston",length:1,color:"gray"},{a:"Dallas",b:"Little Rock",length:2,color:"gray"},{a:"Dallas",b:"Oklahoma City",length:2,color:"gray"},{a:"Dallas",b:"Oklahoma City",length:2,color:"gray"},{a:"Denver",b:"Helena",length:4,color:"green"},{a:"Denver",b:"Kansas City",length:4,color:"black"},{a:"Denver",b:"Kansas City",length:4,color:"orange"},{a:"Denver",b:"Oklahoma City",length:4,color:"red"},{a:"Denver",b:"Omaha",length:4,color:"purple"},{a:"Denver",b:"Phoenix",length:5,color:"white"},{a:"Denver",b:"Salt Lake City",length:3,color:"red"},{a:"Denver",b:"Salt Lake City",length:3,color:"yellow"},{a:"Denver",b:"Santa Fe",length:2,color:"gray"},{a:"Duluth",b:"Helena",length:6,color:"orange"},{a:"Duluth",b:"Omaha",length:2,color:"gray"},{a:"Duluth",b:"Omaha",length:2,color:"gray"},{a:"Duluth",b:"Sault St. Marie",length:3,color:"gray"},{a:"Duluth",b:"Toronto",length:6,color:"purple"},{a:"Duluth",b:"Winnipeg",length:4,color:"black"},{a:"El Paso",b:"Houston",length:6,color:"green"},{a:"El Paso",b:"Los Angeles",length:6,color:"black"},{a:"El Paso",b:"Oklahoma City",length:5,color:"yellow"},{a:"El Paso",b:"Phoenix",length:3,color:"gray"},{a:"El Paso",b:"Santa Fe",length:2,color:"gray"},{a:"Helena",b:"Omaha",length:5,color:"red"},{a:"Helena",b:"Salt Lake City",length:3,color:"purple"},{a:"Helena",b:"Seattle",length:6,color:"yellow"},{a:"Helena",b:"Winnipeg",length:4,color:"blue"},{a:"Houston",b:"New Orleans",length:2,color:"gray"},{a:"Kansas City",b:"Oklahoma City",length:2,color:"gray"},{a:"Kansas City",b:"Oklahoma City",length:2,color:"gray"},{a:"Kansas City",b:"Omaha",length:1,color:"gray"},{a:"Kansas City",b:"Omaha",length:1,color:"gray"},{a:"Kansas City",b:"Saint Louis",length:2,color:"blue"},{a:"Kansas City",b:"Saint Louis",length:2,color:"purple"},{a:"Las Vegas",b:"Los Angeles",length:2,color:"gray"},{a:"Las Vegas",b:"Salt Lake City",length:3,color:"orange"},{a:"Little Rock",b:"Nashville",length:3,color:"white"},{a:"Little Rock",b:"New Orleans",length:3,color:"green"},{a:"Little Rock",b:"Oklahoma City",length:2,color:"gray"},{a:"Little Rock",b:"Saint Louis",length:2,color:"gray"},{a:"Los Angeles",b:"Phoenix",length:3,color:"gray"},{a:"Los Angeles",b:"San Francisco",length:3,color:"purple"},{a:"Los Angeles",b:"San Francisco",length:3,color:"yellow"},{a:"Miami",b:"New Orleans",length:6,color:"red"},{a:"Montréal",b:"New York",length:3,color:"blue"},{a:"Montréal",b:"Sault St. Marie",length:5,color:"black"},{a:"Montréal",b:"Toronto",length:3,color:"gray"},{a:"Nashville",b:"Pittsburgh",length:4,color:"yellow"},{a:"Nashville",b:"Raleigh",length:3,color:"black"},{a:"Nashville",b:"Saint Louis",length:2,color:"gray"},{a:"New York",b:"Pittsburgh",length:2,color:"green"},{a:"New York",b:"Pittsburgh",length:2,color:"white"},{a:"New York",b:"Washington",length:2,color:"black"},{a:"New York",b:"Washington",length:2,color:"orange"},{a:"Oklahoma City",b:"Santa Fe",length:3,color:"blue"},{a:"Phoenix",b:"Santa Fe",length:3,color:"gray"},{a:"Pittsburgh",b:"Raleigh",length:2,color:"gray"},{a:"Pittsburgh",b:"Saint Louis",length:5,color:"green"},{a:"Pittsburgh",b:"Toronto",length:2,color:"gray"},{a:"Pittsburgh",b:"Washington",length:2,color:"gray"},{a:"Portland",b:"Salt Lake City",length:6,color:"blue"},{a:"Portland",b:"San Francisco",length:5,color:"green"},{a:"Portland",b:"San Francisco",length:5,color:"purple"},{a:"Portland",b:"Seattle",length:1,color:"gray"},{a:"Portland",b:"Seattle",length:1,color:"gray"},{a:"Raleigh",b:"Washington",length:2,color:"gray"},{a:"Raleigh",b:"Washington",length:2,color:"gray"},{a:"Salt Lake City",b:"San Francisco",length:5,color:"orange"},{a:"Salt Lake City",b:"San Francisco",length:5,color:"white"},{a:"Sault St. Marie",b:"Toronto",length:2,color:"gray"},{a:"Sault St. Marie",b:"Winnipeg",length:6,color:"gray"},{a:"Seattle",b:"Vancouver",length:1,color:"gray"},{a:"Seattle",b:"Vancouver",length:1,color:"gray"}],tickets:[{a:"Atlanta",b:"Montréal",points:9},{a:"Atlanta",b:"New York",points:6},{a:"Atlanta",b:"San Francisco",points:17},{a:"Boston",b:"Miami",points:12},{a:"Calgary",b:"Phoenix",points:13},{a:"Calgary",b:"Salt Lake City",points:7},{a:"Chicago",b:"Los Angeles",points:16},{a:"Chicago",b:"New Orleans",points:7},{a:"Chicago",b:"Santa Fe",points:9},{a:"Dallas",b:"New York",points:11},{a:"Denver",b:"El Paso",points:4},{a:"Denver",b:"Pittsburgh",points:11},{a:"Duluth",b:"El Paso",points:10},{a:"Duluth",b:"Houston",points:8},{a:"Helena",b:"Los Angeles",points:8},{a:"Houston",b:"Kansas City",points:5},{a:"Houston",b:"Winnipeg",points:12},{a:"Little Rock",b:"Winnipeg",points:11},{a:"Los Angeles",b:"Miami",points:20},{a:"Los Angeles",b:"New York",points:21},{a:"Los Angeles",b:"Seattle",points:9},{a:"Miami",b:"Toronto",points:10},{a:"Montréal",b:"New Orleans",points:13},{a:"Montréal",b:"Vancouver",points:20},{a:"Nashville",b:"Portland",points:17},{a:"Nashville",b:"Sault St. Marie",points:8},{a:"New York",b:"Seattle",points:22},{a:"Oklahoma City",b:"Sault St. Marie",points:9},{a:"Phoenix",b:"Portland",points:11},{a:"Santa Fe",b:"Vancouver",points:13}]};var fu={1:1,2:2,3:4,4:7,5:10,6:15};function Yt(e){return e.normalize("NFD").replace(/[\u0300-\u036f]/g,"").toLowerCase()}function Fr(e,t){let[n,o]=[Yt(e),Yt(t)];return n<o||n===o&&e<=t?[e,t]:[t,e]}var jt=class{cities;routeIds;routes=new Map;tickets=new Map;byCity=new Map;points;constructor(t){this.cities=t.cities.map(r=>r.name),this.points=t.route_points??fu;let n=new Map;for(let r of t.routes){let[i,a]=Fr(r.a,r.b),l=`${i}-${a}`,u=n.get(l)??{a:i,b:a,lanes:[]};u.lanes.push(r),n.set(l,u)}let o=new Map;for(let[r,{a:i,b:a,lanes:l}]of n){let u=l.every(d=>d.color===l[0]?.color),c=l.map((d,h)=>l.length===1?r:`${r}:${u?h+1:d.color}`);l.forEach((d,h)=>{let f=c[h]??r;o.set(d,f);let p=l.length===2?c[1-h]??null:null;this.routes.set(f,{id:f,a:i,b:a,length:d.length,color:d.color,twin:p})})}this.routeIds=t.routes.map(r=>o.get(r)??"");for(let{a:r,b:i,points:a}of t.tickets){let[l,u]=Fr(r,i);this.tickets.set(`${l}-${u}`,{id:`${l}-${u}`,a:l,b:u,points:a})}for(let r of this.routes.values())for(let i of[r.a,r.b]){let a=this.byCity.get(i);a?a.push(r):this.byCity.set(i,[r])}}pointsOf(t){return this.points[t]??0}routesOf(t){return this.byCity.get(t)??[]}},yu=new jt(Ut),Hr=new WeakMap;function et(e){if(!e||typeof e!="object")return yu;let t=Hr.get(e)??new jt(e);return Hr.set(e,t),t}var Me=class{constructor(t){this.value=t}value;listeners=new Set;get(){return this.value}set(t){if(!Object.keys(t).every(o=>Object.is(this.value[o],t[o]))){this.value={...this.value,...t};for(let o of[...this.listeners])o()}}subscribe(t){return this.listeners.add(t),()=>this.listeners.delete(t)}};function Z(e,t){let n=t(e.get()),[,o]=P(0),r=W({select:t,selected:n});return r.current={select:t,selected:n},ue(()=>{let i=()=>{let a=r.current.select(e.get());Object.is(a,r.current.selected)||o(l=>l+1)};return i(),e.subscribe(i)},[e]),n}var uo=Sr(null);function k(){let e=Or(uo);if(!e)throw new Error("rendered outside the widget");return e}function b(e){return Z(k().sync.store,e)}function E(e){return Z(k().ui,e)}var Vr={version:1,box:[1e3,620],units:{car_length:28,car_width:10.2,car_gap:3,city_radius:6.8,city_clearance:11,double_offset:6,label_font:12,label_line:12.6},sources:{land:"Natural Earth 50m (public domain) through npm world-atlas",states:"US Census through npm us-atlas (public domain)",lakes:"hand-drawn here"},cities:{Atlanta:{code:"ATL",x:748.4,y:430.3,label:{lines:["Atlanta"],anchor:"end",dx:-9,dy:-3.3},code_label:{font:19.5,dx:-27.8,dy:-3.2},zh_label:{font:12.5,dx:-33.8,dy:-3},ja_label:{font:11,lines:["アトランタ"],dx:-35.8,dy:-2.8}},Boston:{code:"BOS",x:944.1,y:171.7,label:{lines:["Boston"],anchor:"start",dx:9,dy:0},code_label:{font:19.5,dx:18.6,dy:-14.7},zh_label:{font:12.5,dx:17.5,dy:-13.7},ja_label:{font:11,lines:["ボストン"],dx:19.4,dy:-13}},Calgary:{code:"CAL",x:258.9,y:25.4,label:{lines:["Calgary"],anchor:"start",dx:5,dy:-13},code_label:{font:19.5,dx:26.2,dy:-13.6},zh_label:{font:12.5,dx:6.7,dy:-15.1},ja_label:{font:11,lines:["カルガリー"],dx:7.1,dy:-14.3}},Charleston:{code:"CHS",x:830.4,y:451.8,label:{lines:["Charleston"],anchor:"start",dx:9,dy:0},code_label:{font:19.5,dx:29.8,dy:0},zh_label:{font:12.5,dx:34,dy:0},ja_label:{font:11,lines:["チャールストン"],dx:45.2,dy:-8.7}},Chicago:{code:"CHI",x:655.4,y:250.6,label:{lines:["Chicago"],anchor:"end",dx:-8.2,dy:9.3},code_label:{font:19.5,dx:-24.7,dy:9.8},zh_label:{font:12.5,dx:-26.2,dy:9.2},ja_label:{font:11,lines:["シカゴ"],dx:-23.7,dy:8.7}},Dallas:{code:"DAL",x:499.6,y:473.1,label:{lines:["Dallas"],anchor:"start",dx:9,dy:1.6},code_label:{font:19.5,dx:28.5,dy:3.2},zh_label:{font:12.5,dx:27.6,dy:3},ja_label:{font:11,lines:["ダラス"],dx:25,dy:2.8}},Denver:{code:"DEN",x:377.6,y:300.2,label:{lines:["Denver"],anchor:"end",dx:-9,dy:5.1},code_label:{font:19.5,dx:-28.5,dy:6.4},zh_label:{font:12.5,dx:-20.8,dy:6},ja_label:{font:11,lines:["デンバー"],dx:-29.9,dy:5.7}},Duluth:{code:"DUL",x:563.4,y:164,label:{lines:["Duluth"],anchor:"end",dx:-8.8,dy:7.3},code_label:{font:19.5,dx:-28.1,dy:6.4},zh_label:{font:12.5,dx:-27.1,dy:6},ja_label:{font:11,lines:["ダルース"],dx:-29.9,dy:5.7}},"El Paso":{code:"ELP",x:335.7,y:481.1,label:{lines:["El Paso"],anchor:"end",dx:-3.5,dy:13.9},code_label:{font:19.5,dx:-10.8,dy:15.5},zh_label:{font:12.5,dx:-21.7,dy:13.7},ja_label:{font:11,lines:["エルパソ"],dx:-12.4,dy:13.8}},Helena:{code:"HEL",x:342.4,y:145.5,label:{lines:["Helena"],anchor:"end",dx:-9,dy:5.2},code_label:{font:19.5,dx:-27,dy:6.4},zh_label:{font:12.5,dx:-27.1,dy:6},ja_label:{font:11,lines:["ヘレナ"],dx:-24.5,dy:5.7}},Houston:{code:"HOU",x:536.7,y:524.2,label:{lines:["Houston"],anchor:"start",dx:6.4,dy:-11.9},code_label:{font:19.5,dx:28.3,dy:-13.6},zh_label:{font:12.5,dx:17.5,dy:-13.7},ja_label:{font:11,lines:["ヒューストン"],dx:8.2,dy:14.3}},"Kansas City":{code:"KAN",x:537.5,y:307.8,label:{lines:["Kansas City"],anchor:"start",dx:3.1,dy:-14},code_label:{font:19.5,dx:27.2,dy:-13.6},zh_label:{font:12.5,dx:21.7,dy:-13.7},ja_label:{font:11,lines:["カンザス","シティ"],dx:27.9,dy:-17.8}},"Las Vegas":{code:"LVG",x:189.5,y:352.8,label:{lines:["Las Vegas"],anchor:"start",dx:9,dy:0},code_label:{font:19.5,dx:18.3,dy:14.7},zh_label:{font:12.5,dx:25.9,dy:13.7},ja_label:{font:11,lines:["ラスベガス"],dx:23,dy:13}},"Little Rock":{code:"LIT",x:580.1,y:426.2,label:{lines:["Little Rock"],anchor:"start",dx:7.7,dy:10.3},code_label:{font:19.5,dx:21,dy:13.6},zh_label:{font:12.5,dx:25.1,dy:12.6},ja_label:{font:11,lines:["リトルロック"],dx:38.7,dy:11.9}},"Los Angeles":{code:"LAX",x:126.7,y:405.7,label:{lines:["Los Angeles"],anchor:"end",dx:-9,dy:.1},code_label:{font:19.5,dx:-11.4,dy:15.5},zh_label:{font:12.5,dx:-11.2,dy:14.6},ja_label:{font:11,lines:["ロサンゼルス"],dx:-26.6,dy:13}},Miami:{code:"MIA",x:838,y:592.9,label:{lines:["Miami"],anchor:"start",dx:9,dy:0},code_label:{font:19.5,dx:11.1,dy:15.5},zh_label:{font:12.5,dx:11.2,dy:14.6},ja_label:{font:11,lines:["マイアミ"],dx:12.4,dy:13.8}},Montréal:{code:"MON",x:870.9,y:113,label:{lines:["Montréal"],anchor:"start",dx:6.4,dy:-11.9},code_label:{font:19.5,dx:6.5,dy:-16},zh_label:{font:12.5,dx:6.7,dy:-15.1},ja_label:{font:11,lines:["モントリオール"],dx:9.3,dy:-14.3}},Nashville:{code:"NAS",x:701.5,y:385.3,label:{lines:["Nashville"],anchor:"end",dx:-9,dy:.2},code_label:{font:19.5,dx:-29.6,dy:0},zh_label:{font:12.5,dx:-34,dy:0},ja_label:{font:11,lines:["ナッシュビル"],dx:-41.3,dy:0}},"New Orleans":{code:"NOL",x:631.4,y:529.1,label:{lines:["New Orleans"],anchor:"end",dx:-6.3,dy:12},code_label:{font:19.5,dx:-11.9,dy:15.5},zh_label:{font:12.5,dx:-13.8,dy:14.6},ja_label:{font:11,lines:["ニュー","オーリンズ"],dx:-14.6,dy:19.8}},"New York":{code:"NYC",x:880.5,y:224.5,label:{lines:["New York"],anchor:"end",dx:-8.1,dy:-9.7},code_label:{font:19.5,dx:-27.7,dy:-13.6},zh_label:{font:12.5,dx:-18.9,dy:-12.6},ja_label:{font:11,lines:["ニューヨーク"],dx:-38.7,dy:-11.9}},"Oklahoma City":{code:"OKC",x:489.8,y:391.2,label:{lines:["Oklahoma City"],anchor:"start",dx:9,dy:-4.1},code_label:{font:19.5,dx:30.2,dy:-3.2},zh_label:{font:12.5,dx:46.3,dy:-3},ja_label:{font:11,lines:["オクラホマ","シティ"],dx:44.6,dy:-5.8}},Omaha:{code:"OMA",x:507.8,y:249,label:{lines:["Omaha"],anchor:"end",dx:-3.3,dy:13.9},code_label:{font:19.5,dx:-20.7,dy:14.7},zh_label:{font:12.5,dx:-17.5,dy:13.7},ja_label:{font:11,lines:["オマハ"],dx:-15.8,dy:13}},Phoenix:{code:"PHX",x:235.9,y:430.3,label:{lines:["Phoenix"],anchor:"middle",dx:-16.5,dy:14.5},code_label:{font:19.5,dx:-11.8,dy:15.5},zh_label:{font:12.5,dx:-13.8,dy:14.6},ja_label:{font:11,lines:["フェニックス"],dx:-20.3,dy:-22.1}},Pittsburgh:{code:"PIT",x:794.3,y:278,label:{lines:["Pittsburgh"],anchor:"start",dx:9,dy:-1.4},code_label:{font:19.5,dx:24.4,dy:0},zh_label:{font:12.5,dx:27.8,dy:0},ja_label:{font:11,lines:["ピッツバーグ"],dx:41.3,dy:0}},Portland:{code:"POR",x:101.2,y:125.3,label:{lines:["Portland"],anchor:"end",dx:-9,dy:-.6},code_label:{font:19.5,dx:-29,dy:-3.2},zh_label:{font:12.5,dx:-27.6,dy:-3},ja_label:{font:11,lines:["ポートランド"],dx:-38.7,dy:-11.9}},Raleigh:{code:"RAL",x:830.4,y:371,label:{lines:["Raleigh"],anchor:"start",dx:8.4,dy:8.9},code_label:{font:19.5,dx:26.4,dy:9.8},zh_label:{font:12.5,dx:20,dy:9.2},ja_label:{font:11,lines:["ローリー"],dx:29,dy:8.7}},"Saint Louis":{code:"STL",x:615.6,y:341.7,label:{lines:["Saint Louis"],anchor:"end",dx:-8.5,dy:8.6},code_label:{font:19.5,dx:-25.8,dy:9.8},zh_label:{font:12.5,dx:-32.5,dy:9.2},ja_label:{font:11,lines:["セントルイス"],dx:-39.8,dy:8.7}},"Salt Lake City":{code:"SLC",x:258,y:251.5,label:{lines:["Salt Lake City"],anchor:"start",dx:5.8,dy:-12.4},code_label:{font:19.5,dx:25.5,dy:-13.6},zh_label:{font:12.5,dx:25.1,dy:-12.6},ja_label:{font:11,lines:["ソルトレイク","シティ"],dx:47.3,dy:-17.6}},"San Francisco":{code:"SFO",x:76.1,y:295.8,label:{lines:["San","Francisco"],anchor:"end",dx:-9,dy:9.5},code_label:{font:19.5,dx:-27.1,dy:9.8},zh_label:{font:12.5,dx:-25.1,dy:12.6},ja_label:{font:11,lines:["サンフラン","シスコ"],dx:-34.4,dy:12.6}},"Santa Fe":{code:"SFE",x:358.1,y:391.3,label:{lines:["Santa Fe"],anchor:"start",dx:5.1,dy:13},code_label:{font:19.5,dx:24.3,dy:13.6},zh_label:{font:12.5,dx:13.4,dy:13.7},ja_label:{font:11,lines:["サンタフェ"],dx:33.3,dy:11.9}},"Sault St. Marie":{code:"SSM",x:686.5,y:128.6,label:{lines:["Sault","St. Marie"],anchor:"middle",dx:-16.1,dy:20.9},code_label:{font:19.5,dx:-12.3,dy:15.5},zh_label:{font:12.5,dx:-13.8,dy:14.6},ja_label:{font:11,lines:["スー・セント","・マリー"],dx:-16.8,dy:19.8}},Seattle:{code:"SEA",x:128.6,y:83.5,label:{lines:["Seattle"],anchor:"end",dx:-9,dy:-4.4},code_label:{font:19.5,dx:-28.1,dy:-3.2},zh_label:{font:12.5,dx:-27.1,dy:-6},ja_label:{font:11,lines:["シアトル"],dx:-29.9,dy:-5.7}},Toronto:{code:"TOR",x:780.5,y:181.5,label:{lines:["Toronto"],anchor:"start",dx:9,dy:4.4},code_label:{font:19.5,dx:27.8,dy:9.8},zh_label:{font:12.5,dx:26.2,dy:9.2},ja_label:{font:11,lines:["トロント"],dx:19.4,dy:13}},Vancouver:{code:"VAN",x:132,y:31.4,label:{lines:["Vancouver"],anchor:"end",dx:-9,dy:0},code_label:{font:19.5,dx:-12.3,dy:-15.5},zh_label:{font:12.5,dx:-11.2,dy:-14.6},ja_label:{font:11,lines:["バンクーバー"],dx:-16.8,dy:-13.8}},Washington:{code:"WAS",x:872.9,y:303.8,label:{lines:["Washington"],anchor:"start",dx:9,dy:.7},code_label:{font:19.5,dx:32,dy:3.2},zh_label:{font:12.5,dx:27.6,dy:3},ja_label:{font:11,lines:["ワシントン"],dx:34.4,dy:8.7}},Winnipeg:{code:"WIN",x:472.1,y:54.3,label:{lines:["Winnipeg"],anchor:"start",dx:6.4,dy:-11.9},code_label:{font:19.5,dx:5.7,dy:-16},zh_label:{font:12.5,dx:5.5,dy:-15.1},ja_label:{font:11,lines:["ウィニペグ"],dx:14.6,dy:-13.8}}},routes:{"Atlanta-Charleston":{ctrl:[787.6,447.8],side:0,cars:[[773.7,440,18.1],[803.6,447.8,11.2]]},"Atlanta-Miami":{ctrl:[789.7,513.5],side:0,cars:[[762.3,457.8,62.8],[776.7,485.3,62],[791.5,512.6,61.1],[806.6,539.6,60.3],[822.2,566.4,59.5]]},"Atlanta-Nashville":{ctrl:[725.6,407.1],side:0,cars:[[725.3,407.5,-136.2]]},"Atlanta-New Orleans:orange":{ctrl:[692.7,483.1],side:1,cars:[[722.3,446.3,137.8],[699.2,466.8,139.2],[675.6,486.7,140.5],[651.6,506,141.8]]},"Atlanta-New Orleans:yellow":{ctrl:[692.7,483.1],side:-1,cars:[[730.3,455.2,137.8],[707,475.8,139.2],[683.2,495.9,140.5],[659,515.5,141.8]]},"Atlanta-Raleigh:1":{ctrl:[800.1,415.4],side:-1,cars:[[778.6,411,-29.6],[802.6,393.7,-42.1]]},"Atlanta-Raleigh:2":{ctrl:[800.1,415.4],side:1,cars:[[784.6,421.5,-29.6],[810.7,402.6,-42.1]]},"Boston-Montréal:1":{ctrl:[912.5,136.1],side:-1,cars:[[917.7,153.8,-138.1],[894.1,134.8,-144.5]]},"Boston-Montréal:2":{ctrl:[912.5,136.1],side:1,cars:[[925.8,144.9,-138.1],[901.1,125.1,-144.5]]},"Boston-New York:red":{ctrl:[921.4,209],side:1,cars:[[923.6,188.7,133],[901,207.4,147.6]]},"Boston-New York:yellow":{ctrl:[921.4,209],side:-1,cars:[[932.3,196.9,133],[907.4,217.6,147.6]]},"Calgary-Helena":{ctrl:[307.9,80.4],side:0,cars:[[276.3,45.8,50.8],[295.2,70.4,53.7],[312.9,95.8,56.7],[329.3,122.1,59.6]]},"Calgary-Seattle":{ctrl:[197.1,61.9],side:0,cars:[[237.1,37.6,151.7],[209.5,51.7,154.5],[181.2,64.3,157.4],[152.3,75.5,160.3]]},"Calgary-Vancouver":{ctrl:[194.9,16.6],side:0,cars:[[226.2,22.5,-177.5],[195.2,22.6,177.3],[164.3,25.4,172.1]]},"Calgary-Winnipeg":{ctrl:[367.8,22.8],side:0,cars:[[289.4,25.4,1.2],[320.4,26.7,3.8],[351.3,29.5,6.4],[382,33.6,9],[412.5,39.2,11.7],[442.7,46.2,14.3]]},"Charleston-Miami":{ctrl:[853,521.3],side:0,cars:[[837,475.9,77],[842.2,506.4,83.5],[843.9,537.3,90.3],[842,568.3,96.8]]},"Charleston-Raleigh":{ctrl:[834.2,411.4],side:0,cars:[[832,426.9,-87.9],[832,395.9,-92.1]]},"Chicago-Duluth":{ctrl:[613.5,202.9],side:0,cars:[[633.5,226.9,-134.1],[611.4,205.1,-136.7],[588.4,184.4,-139.4]]},"Chicago-Omaha":{ctrl:[581.7,236.2],side:0,cars:[[628,246.3,-172.8],[597.2,243.5,-177.2],[566.2,243.2,178.4],[535.3,245.2,174]]},"Chicago-Pittsburgh:black":{ctrl:[724.7,265.3],side:1,cars:[[693.2,264.6,11.5],[723.6,270.7,11.2],[754.1,276.6,10.8]]},"Chicago-Pittsburgh:orange":{ctrl:[724.7,265.3],side:-1,cars:[[695.6,252.8,11.5],[725.9,258.9,11.2],[756.3,264.8,10.8]]},"Chicago-Saint Louis:green":{ctrl:[643,299.4],side:-1,cars:[[650.6,285.5,110.7],[638,314.5,116.5]]},"Chicago-Saint Louis:white":{ctrl:[643,299.4],side:1,cars:[[639.4,281.3,110.7],[627.2,309.1,116.5]]},"Chicago-Toronto":{ctrl:[720.2,220.1],side:0,cars:[[677.9,239.7,-26.5],[705.4,225.4,-28.1],[732.6,210.5,-29.7],[759.3,194.7,-31.3]]},"Dallas-El Paso":{ctrl:[418.1,485.9],side:0,cars:[[464.2,477.8,173.7],[433.3,480.5,176],[402.4,482.1,178.4],[371.4,482.3,-179.3]]},"Dallas-Houston:1":{ctrl:[517.5,499.1],side:-1,cars:[[522.7,495.3,54]]},"Dallas-Houston:2":{ctrl:[517.5,499.1],side:1,cars:[[513,502.4,54]]},"Dallas-Little Rock":{ctrl:[539,448.3],side:0,cars:[[526.1,456.9,-30.9],[552.9,441.2,-29.6]]},"Dallas-Oklahoma City:1":{ctrl:[498.3,431.7],side:-1,cars:[[492,447.9,-94.9],[488.4,417.5,-98.7]]},"Dallas-Oklahoma City:2":{ctrl:[498.3,431.7],side:1,cars:[[504,446.8,-94.9],[500.3,415.7,-98.7]]},"Denver-Helena":{ctrl:[361,222.6],side:0,cars:[[370.6,268.1,-102.4],[363.9,237.9,-102.7],[357,207.6,-103],[350,177.4,-103.2]]},"Denver-Kansas City:black":{ctrl:[457.7,301],side:-1,cars:[[411.3,294.8,1.5],[442.4,295.8,2.3],[473.4,297.3,3.1],[504.5,299.2,4]]},"Denver-Kansas City:orange":{ctrl:[457.7,301],side:1,cars:[[411,306.8,1.5],[441.9,307.8,2.3],[472.8,309.3,3.1],[503.6,311.2,4]]},"Denver-Oklahoma City":{ctrl:[426,355.2],side:0,cars:[[395.4,319.2,45.3],[418,340.4,41.1],[442.1,359.9,37],[467.5,377.7,32.8]]},"Denver-Omaha":{ctrl:[429.5,240.9],side:0,cars:[[396.5,281.8,-40.1],[422.1,264.4,-28.1],[450.8,253.1,-14.9],[481.4,248.4,-2.8]]},"Denver-Phoenix":{ctrl:[310.1,368.9],side:0,cars:[[353.4,324.4,135.5],[331.1,345.9,136.5],[308.4,367.1,137.4],[285.4,387.9,138.4],[262.1,408.2,139.4]]},"Denver-Salt Lake City:red":{ctrl:[322.3,264.7],side:-1,cars:[[345.4,288.6,-152.7],[317.8,275.9,-157.8],[289.1,265.7,-163]]},"Denver-Salt Lake City:yellow":{ctrl:[322.3,264.7],side:1,cars:[[350.9,278,-152.7],[322.3,264.8,-157.8],[292.6,254.2,-163]]},"Denver-Santa Fe":{ctrl:[369.8,346.2],side:0,cars:[[371.9,330.8,101.3],[365.5,361.1,102.9]]},"Duluth-Helena":{ctrl:[454.4,137.4],side:0,cars:[[530.3,156.8,-169],[499.8,151.5,-171.4],[469.1,147.6,-174],[438.2,145,-176.5],[407.2,143.8,-179],[376.2,143.9,178.5]]},"Duluth-Omaha:1":{ctrl:[541.6,210.4],side:-1,cars:[[551.9,198.3,120.7],[534.7,224.7,125.7]]},"Duluth-Omaha:2":{ctrl:[541.6,210.4],side:1,cars:[[541.6,192.2,120.7],[524.9,217.7,125.7]]},"Duluth-Sault St. Marie":{ctrl:[618.6,124.2],side:0,cars:[[592.9,146.5,-25.9],[621.8,135.4,-16],[652.2,129.4,-6.2]]},"Duluth-Toronto":{ctrl:[672.3,168],side:0,cars:[[594.8,165.4,2.8],[625.8,167.1,3.5],[656.7,169.2,4.3],[687.6,171.7,5],[718.5,174.5,5.7],[749.3,177.8,6.4]]},"Duluth-Winnipeg":{ctrl:[512.5,113.5],side:0,cars:[[546,146.1,-133.3],[525.2,123.1,-131],[505.4,99.3,-128.6],[486.5,74.7,-126.2]]},"El Paso-Houston":{ctrl:[426.9,546.1],side:0,cars:[[359.6,496.4,29.8],[387.4,510.2,23.1],[416.5,520.5,15.8],[446.8,527,8.5],[477.7,529.5,1.1],[508.6,528.3,-5.6]]},"El Paso-Los Angeles":{ctrl:[213.8,491.6],side:0,cars:[[298.3,481.9,-177.7],[267.5,478.9,-171],[237.3,472.1,-163.8],[208.2,461.6,-156.5],[180.6,447.5,-149.3],[154.9,430.2,-142.6]]},"El Paso-Oklahoma City":{ctrl:[414.9,439.8],side:0,cars:[[359.7,468.3,-28.4],[386.9,453.4,-29.3],[413.8,438,-30.3],[440.4,422.1,-31.2],[466.8,405.8,-32.1]]},"El Paso-Phoenix":{ctrl:[286.3,454.8],side:0,cars:[[313.6,469.5,-152.5],[286,455.3,-153],[258.3,441.3,-153.6]]},"El Paso-Santa Fe":{ctrl:[346.9,436.2],side:0,cars:[[343.1,451.2,-76],[350.7,421.2,-76]]},"Helena-Omaha":{ctrl:[425.7,196.2],side:0,cars:[[372.7,164.1,31.6],[399.1,180.4,31.8],[425.4,196.7,32],[451.7,213.2,32.3],[477.8,229.8,32.5]]},"Helena-Salt Lake City":{ctrl:[286.6,187.7],side:0,cars:[[314.1,170.1,135.2],[293.5,193.1,128.5],[275.6,218.5,121.8]]},"Helena-Seattle":{ctrl:[236.6,110.9],side:0,cars:[[310.2,135.2,-162.5],[280.6,126,-163],[250.9,117,-163.6],[221.1,108.4,-164.1],[191.3,100.1,-164.6],[161.3,92,-165.2]]},"Helena-Winnipeg":{ctrl:[405.1,96.8],side:0,cars:[[368.5,125.6,-36.7],[393.5,107.3,-35.7],[418.9,89.5,-34.6],[444.6,72.2,-33.5]]},"Houston-New Orleans":{ctrl:[584,527.4],side:0,cars:[[568.6,526.2,3.3],[599.5,527.8,2.6]]},"Kansas City-Oklahoma City:1":{ctrl:[513.1,349.2],side:-1,cars:[[526.3,338.9,120],[510.9,365.8,119.5]]},"Kansas City-Oklahoma City:2":{ctrl:[513.1,349.2],side:1,cars:[[515.9,332.9,120],[500.5,359.9,119.5]]},"Kansas City-Omaha:1":{ctrl:[525.3,277],side:-1,cars:[[518.6,280.5,-116.8]]},"Kansas City-Omaha:2":{ctrl:[525.3,277],side:1,cars:[[529.3,275,-116.8]]},"Kansas City-Saint Louis:blue":{ctrl:[579.7,317.4],side:-1,cars:[[565.7,309.9,19.6],[594.8,322.5,27.4]]},"Kansas City-Saint Louis:purple":{ctrl:[579.7,317.4],side:1,cars:[[561.7,321.2,19.6],[589.3,333.2,27.4]]},"Las Vegas-Los Angeles":{ctrl:[157.1,378],side:0,cars:[[169.5,368.8,140.7],[145.8,388.7,139]]},"Las Vegas-Salt Lake City":{ctrl:[226.7,304.2],side:0,cars:[[207.5,328.6,-54.2],[225.2,303.1,-55.9],[242.2,277.2,-57.6]]},"Little Rock-Nashville":{ctrl:[646.6,423],side:0,cars:[[613.7,422.1,-10.8],[643.7,414.3,-18.6],[672.3,402.4,-26.5]]},"Little Rock-New Orleans":{ctrl:[580.3,490.3],side:0,cars:[[583.2,454.7,78.2],[593.2,483.9,63.5],[610.5,509.5,48.8]]},"Little Rock-Oklahoma City":{ctrl:[534.7,409.4],side:0,cars:[[549.3,414.6,-159.1],[520.4,403.4,-158.5]]},"Little Rock-Saint Louis":{ctrl:[606.7,387.7],side:0,cars:[[595.7,399.8,-63.2],[607.7,371.3,-71.3]]},"Los Angeles-Phoenix":{ctrl:[181.6,416.8],side:0,cars:[[151.1,410.8,12],[181.4,417.4,12.7],[211.6,424.4,13.4]]},"Los Angeles-San Francisco:purple":{ctrl:[87.2,357.3],side:1,cars:[[114.3,378,-122.2],[99.9,351.5,-114.7],[89.1,323.3,-107.2]]},"Los Angeles-San Francisco:yellow":{ctrl:[87.2,357.3],side:-1,cars:[[104.1,384.4,-122.2],[89,356.5,-114.7],[77.6,326.8,-107.2]]},"Miami-New Orleans":{ctrl:[730.1,575.9],side:0,cars:[[807.5,587.4,-168.7],[777.2,580.8,-166.4],[747.3,572.8,-164],[717.7,563.7,-161.7],[688.4,553.3,-159.3],[659.7,541.8,-156.9]]},"Montréal-New York":{ctrl:[876.7,168.7],side:0,cars:[[873.4,137.8,84.5],[876.2,168.7,85.1],[878.7,199.6,85.6]]},"Montréal-Sault St. Marie":{ctrl:[777.1,101.9],side:0,cars:[[839.8,110.4,-177],[808.9,109.8,179.1],[777.9,111.4,175.2],[747.1,115.1,171.2],[716.7,120.8,167.4]]},"Montréal-Toronto":{ctrl:[825.7,147.2],side:0,cars:[[850.4,128.5,142.8],[825.7,147.3,142.8],[801,166,142.8]]},"Nashville-Pittsburgh":{ctrl:[759.7,341.9],side:0,cars:[[720.9,369.6,-41],[743.3,348.2,-46.4],[763.6,324.7,-51.9],[781.5,299.5,-57.3]]},"Nashville-Raleigh":{ctrl:[766,378.7],side:0,cars:[[735.2,381.8,-6.1],[766,378.4,-6.3],[796.8,375,-6.6]]},"Nashville-Saint Louis":{ctrl:[661.3,358.1],side:0,cars:[[673.6,368.2,-150.8],[645.9,354.1,-155.4]]},"New York-Pittsburgh:green":{ctrl:[829.3,238.2],side:1,cars:[[844.3,231.9,153.4],[817,248.8,142.9]]},"New York-Pittsburgh:white":{ctrl:[829.3,238.2],side:-1,cars:[[849.6,242.7,153.4],[824.3,258.4,142.9]]},"New York-Washington:black":{ctrl:[889.2,265.4],side:1,cars:[[877.3,249.4,88.5],[874.5,278.7,102.5]]},"New York-Washington:orange":{ctrl:[889.2,265.4],side:-1,cars:[[889.3,249.1,88.5],[886.2,281.3,102.5]]},"Oklahoma City-Santa Fe":{ctrl:[424,391.6],side:0,cars:[[455,391.4,179.8],[424,391.4,180],[393,391.4,-179.9]]},"Phoenix-Santa Fe":{ctrl:[301.6,425.3],side:0,cars:[[269.3,425.7,-11.1],[299.3,418,-17.7],[328.2,406.9,-24.3]]},"Pittsburgh-Raleigh":{ctrl:[808.4,326],side:0,cars:[[805,310.7,70.3],[816.2,339.6,67.3]]},"Pittsburgh-Saint Louis":{ctrl:[709,321.3],side:0,cars:[[764.4,292.3,155.6],[736,304.5,158],[707,315.6,160.4],[677.6,325.4,162.8],[647.8,333.9,165.2]]},"Pittsburgh-Toronto":{ctrl:[787.4,229.8],side:0,cars:[[789.6,245.1,-98.1],[785.2,214.4,-98.1]]},"Pittsburgh-Washington":{ctrl:[827.5,309.5],side:0,cars:[[816.4,293.9,28.1],[845.7,303.5,8.2]]},"Portland-Salt Lake City":{ctrl:[200.8,162.1],side:0,cars:[[124.3,134.9,24.4],[151.8,149.1,30.1],[177.8,165.9,35.9],[202,185.3,41.7],[224,207.1,47.6],[243.7,231,53.2]]},"Portland-San Francisco:green":{ctrl:[67.9,207.5],side:-1,cars:[[98.3,150.7,108.2],[90,180,103.4],[84.3,209.9,98.4],[81.2,240.2,93.3],[80.7,270.7,88.5]]},"Portland-San Francisco:purple":{ctrl:[67.9,207.5],side:1,cars:[[86.9,146.9,108.2],[78.4,177.2,103.4],[72.4,208.2,98.4],[69.2,239.5,93.3],[68.7,271,88.5]]},"Portland-Seattle:1":{ctrl:[114.9,104.4],side:-1,cars:[[109.9,101.1,-56.8]]},"Portland-Seattle:2":{ctrl:[114.9,104.4],side:1,cars:[[119.9,107.7,-56.8]]},"Raleigh-Washington:1":{ctrl:[863.1,344.7],side:-1,cars:[[843.5,349.6,-50.1],[859.2,324.8,-65.2]]},"Raleigh-Washington:2":{ctrl:[863.1,344.7],side:1,cars:[[852.7,357.3,-50.1],[870,329.8,-65.2]]},"Salt Lake City-San Francisco:orange":{ctrl:[163.9,260.8],side:-1,cars:[[227.2,261.4,171.6],[196.9,266.5,169],[166.9,273.1,166.3],[137.3,281.1,163.6],[108,290.4,161]]},"Salt Lake City-San Francisco:white":{ctrl:[163.9,260.8],side:1,cars:[[225.5,249.5,171.6],[194.6,254.8,169],[164.1,261.4,166.3],[133.9,269.6,163.6],[104.1,279.1,161]]},"Sault St. Marie-Toronto":{ctrl:[736.8,149.1],side:0,cars:[[721.5,144.8,27.3],[748.5,160,31.4]]},"Sault St. Marie-Winnipeg":{ctrl:[588,66.3],side:0,cars:[[654.5,110,-151.8],[626.8,96.2,-155.4],[598.2,84.3,-159.1],[568.9,74.1,-162.7],[539,65.8,-166.4],[508.7,59.5,-170]]},"Seattle-Vancouver:1":{ctrl:[128.7,57.3],side:-1,cars:[[123.6,57,-86.3]]},"Seattle-Vancouver:2":{ctrl:[128.7,57.3],side:1,cars:[[135.5,57.8,-86.3]]}},land:[[[1029.6,48.7],[1034.8,49.5],[1036.7,52.9],[1041.4,52.1],[1046.1,54.8],[1052.5,54.7],[1054.9,52.5],[1057.4,52.6],[1058.3,53.7],[1057.4,55.3],[1060,55.8],[1060,45.2],[1052.4,48.4],[1042.3,48.1],[1040.8,50.3],[1034.2,45.6],[1032.7,39.2],[1029.6,48.7]],[[50.8,224.4],[50.8,230],[58,243],[57.5,263.5],[68.1,281.5],[66.8,288.1],[68.8,287.5],[74.6,294.2],[73.6,309.6],[76.5,315.9],[80.9,318.4],[81.7,320.9],[81.3,324.1],[78.3,327.4],[77.6,333.6],[83.8,352.7],[88.9,360.9],[88.3,366.3],[91.2,369.6],[88.1,383.2],[90.4,386.6],[105.3,391.9],[109.8,396.9],[111.3,401.2],[116.3,404.5],[121.7,405.7],[123,410],[122.2,412.8],[127.8,414.1],[136.8,425.8],[138.6,430.9],[138,441.5],[139.7,442.3],[139.8,449.5],[141.9,453.3],[142.2,458.1],[145.6,462.1],[145,464.1],[143.3,464.5],[143.7,468.6],[148.1,477.6],[147.8,483.1],[151.4,487.6],[151,496.5],[153.9,499.3],[152.5,507.1],[154.2,512],[162.5,520.5],[166.6,522.7],[178.9,541.1],[179.8,545.4],[173.2,556.4],[167.1,557.9],[158.1,555.6],[158.4,558],[166,565.6],[167,570.4],[178,577.2],[181.8,582.8],[190.6,581.3],[192.8,586.9],[199,593.2],[204.3,596.1],[207.2,602.6],[208,610.6],[204.8,621],[205.2,625.3],[209.1,629.3],[209.6,632],[212.2,632.1],[230.8,650.4],[236.1,653.7],[241,668.6],[244.9,668.2],[252.4,663.7],[255,657.2],[250.4,653],[250.1,650.2],[244.8,642.2],[240.5,638.4],[237.9,642.4],[234.2,640.6],[232.4,638],[231.6,632.6],[233.5,626.9],[230.3,620.7],[228.8,612.6],[226.6,611.3],[224.5,606.6],[224.9,599.4],[222.2,586.7],[214.6,580.6],[215,578],[211.6,575.1],[210.2,567.8],[203.4,560.5],[203,547.2],[199.1,544.9],[197.9,538.3],[195.1,534.7],[192.7,534.3],[189.5,524.6],[176.9,508.2],[175.9,503.3],[177.1,490.9],[175.3,481.4],[179.7,466.2],[183,467.6],[190.5,474.3],[195.6,472.3],[199.9,475.9],[199.8,479],[209.9,483.9],[208.2,487],[207.9,496.3],[211.1,504.9],[211.5,512.3],[216.1,523.1],[216.1,527.4],[217.7,528.9],[213.6,531.3],[211.6,538.4],[215.8,540.5],[217.9,536.2],[219.5,536],[226.5,548.1],[230.2,550.5],[235.6,560],[239.2,562],[245.8,563],[244.5,567.6],[246.1,575],[249.5,578.7],[255.7,581],[258.4,589.2],[263.8,589.5],[267.4,593.5],[268.1,598.3],[262.9,603.9],[262.8,610.4],[264.1,612.5],[268.1,613.5],[269.2,616],[273.8,615.1],[275.6,618.3],[283.2,623.3],[288.5,635],[307.3,650.8],[316.8,665.2],[328,676.9],[329.3,680],[492.6,680],[491.4,673.4],[493.8,666.7],[495.9,636.3],[499.2,622.9],[506,607.2],[506.4,602.8],[506.3,600.6],[504.8,600.1],[500.7,592.3],[498.4,582.5],[499.4,575.6],[503.2,567.6],[501.2,564.6],[505.3,563.3],[507.9,557.5],[512,555.9],[512.6,553],[516.6,552.6],[519.2,550.6],[516.9,549.7],[517.2,547.9],[523.3,546.7],[524.2,548],[522.7,549.7],[523.7,549.3],[540,539.5],[546.2,531.8],[543.6,527.1],[546.7,524.9],[549.1,529.7],[548.4,531.7],[558.9,527.6],[565.7,526.6],[574.8,527.6],[584,532.2],[591.4,533.9],[594.4,533.6],[593.8,530.8],[597.1,529.4],[601.5,531.6],[604.8,535.4],[609.3,536.7],[610.7,539.1],[609.4,540.9],[614.9,543.2],[619.8,544.8],[622.9,542.1],[626.4,541.9],[630.2,545.7],[632.2,544.2],[632.7,539.1],[634,538.3],[638,541.2],[645.2,543.7],[647.1,548],[649.8,546.2],[651.5,547.1],[654.1,543.2],[650.5,540.8],[643.6,539.3],[639.5,536.3],[642.6,532.5],[646.3,531.2],[645.1,526.6],[643.1,526.4],[640.4,529.7],[637.9,529.1],[637.3,527.1],[646.8,520.2],[655.9,517.9],[659.9,518.9],[671.9,517.5],[674.4,510.8],[675.9,511.4],[676.4,515.2],[678.9,517.6],[674.7,520.1],[706.9,511.5],[708,512.8],[723.8,516.5],[729.9,521.4],[729.9,524.5],[731.9,526.3],[751.2,519.8],[752.5,516.3],[758.2,515.1],[765.1,518.4],[773.4,528],[786.3,538.6],[786.4,546.7],[783.1,560],[785.2,562.5],[787.4,561.5],[788.5,558.7],[791.3,559.4],[785.8,566.6],[791.6,574.6],[794.7,577.9],[798.9,578.2],[800,583.4],[803.6,585.4],[807.2,593.5],[814.4,595.7],[820.1,603.3],[819.5,606.4],[820.8,608],[828.3,606.4],[835.4,601.8],[836.1,596],[839.1,591.3],[839.2,572.5],[829.4,554.5],[830,552.9],[827.2,546.2],[828.2,541.8],[820.6,531.9],[813.3,517.8],[807.1,495.9],[808.1,490],[810.9,487.3],[810.2,485.7],[812.5,481.5],[811.9,477.7],[813.9,475.8],[813.8,473.8],[816.1,472.2],[819.6,464.6],[822.7,462.7],[822.5,459.4],[830.7,454.4],[834.5,445],[838.3,440.3],[839.7,425.3],[843.5,418.3],[854.3,413.3],[855,403.9],[860.6,396.1],[860.4,394.2],[864.8,390.7],[872.6,388.9],[877.9,384.3],[879.2,381.8],[872.8,381.6],[875.3,374.8],[871.9,373.5],[871.6,371.9],[873.6,370.1],[875.6,371.9],[881.9,371.3],[889.3,362.7],[888.4,356.2],[885,358.4],[883.5,357.3],[877.3,359.2],[876.2,358],[877.4,355.7],[882.1,354],[883,351.6],[885.8,351.6],[890,352.6],[893.7,357.6],[889.4,349.9],[886,337.2],[882,337.6],[879.8,333.1],[880.7,330.5],[882.7,329.9],[882,324.8],[883.8,319.1],[878.8,316.3],[879.8,314.8],[883,315.7],[883.1,314.5],[878.9,297.7],[881.6,297.7],[881.4,301.5],[883.2,302.8],[883.8,307.9],[887.6,309.2],[889.4,311.2],[889.1,313.9],[891,314.5],[887.2,327],[887.4,331.8],[892.8,320.6],[896.4,296.9],[892.9,287.5],[887.1,282.8],[884.3,277.2],[885.2,275.8],[887.9,276.8],[890.5,275.9],[892.9,281.6],[892.6,264.7],[890.6,251.6],[891.5,250.4],[886,234.4],[883.8,231.4],[879.9,232.8],[879.1,226.9],[884.1,227.4],[926.1,204.4],[916.5,206.9],[915.5,205.6],[916.8,203.9],[908.7,209.4],[886.7,215.8],[887.1,213.9],[900.7,204.1],[934.6,195.4],[938.7,187],[941.7,187.8],[943,191.4],[952.8,184.9],[954.2,185.5],[954.6,188.2],[969.3,181.9],[967.8,175.7],[964.9,173.7],[962.1,174],[965,174.9],[967.4,178.9],[962.1,182.2],[959.2,182.2],[957.2,181.4],[951.4,173.2],[945.5,172.3],[948.1,166.6],[952.3,163.9],[949.3,163.2],[946.8,160.6],[947.1,154.5],[953.9,140],[952.6,138.8],[953.4,136.7],[955.7,134.6],[960.5,135.1],[961.9,132],[965.8,130.7],[971.3,126.3],[972.5,115.8],[974.6,116],[974.8,118.3],[980.7,118.9],[980.5,114.2],[984.7,111.8],[988.2,114],[990.9,108.8],[994.7,107.9],[997.8,104.3],[1001,103.9],[1003.2,99.7],[1000.4,98.4],[999.4,93.2],[1001.2,92.6],[1003.2,94.1],[1008.4,91.1],[1010.3,91.5],[1014.9,86.2],[1018.5,86.3],[1033.2,72.5],[1034.8,67.6],[1037.5,67.8],[1033.3,78.6],[1036.4,78.9],[1037.8,76.7],[1040,76.1],[1041.7,78.9],[1035.7,83.9],[1026.4,95.1],[1020.9,104.3],[1022.2,105.1],[1023,112.1],[1026.1,117.5],[1028.2,118.6],[1030.4,116.9],[1036,121.4],[1041.2,119.5],[1040.9,116.5],[1044.1,114.5],[1046.7,110.4],[1052.5,97.7],[1050.7,95.4],[1050.8,93],[1052.4,92.2],[1054.1,93.6],[1055.6,90.6],[1060,91.9],[1060,61.3],[1056.3,63],[1051.4,61.6],[1048.2,62.8],[1043,61],[1044.2,58.3],[1043.1,57.7],[1031.9,58.6],[1028.9,56.8],[1024.5,50.6],[1019.8,47.1],[1019.2,43],[1011.7,44.1],[1015,36.9],[1014.1,32.5],[1015,28.6],[1009,27.4],[1000.7,33.6],[996.5,30.4],[986,28.8],[986.3,27.3],[990.8,24.5],[1003.2,24.9],[1008.7,19.4],[1010.1,15.3],[1014.1,12.7],[1014.4,9.8],[1011.9,5.9],[1011.9,3],[1004.1,-.2],[989.3,.1],[977.1,4.3],[957.2,17.2],[937.5,34.9],[931.4,43.3],[925.3,58.2],[919.8,67.3],[910.8,73.7],[909.2,72.3],[915.4,65.7],[918,58.8],[923.9,50.1],[924.3,40.2],[929.7,34.1],[933.9,23.1],[938.7,16.9],[943.4,13.7],[943.6,11.9],[956.1,6.3],[957.6,-8.4],[963.1,-14.8],[969,-16],[971,-18.5],[981.5,-21.8],[999.4,-25.4],[1003.9,-27.6],[1014,-28.7],[1021.5,-32.1],[1034.2,-34.3],[1038.4,-32.6],[1043.9,-36.4],[1060,-42.6],[1060,-60],[725.9,-60],[732.7,-53.4],[732.7,-51.8],[736.1,-50.7],[736.7,-43.3],[742.5,-31.4],[745.9,-28.5],[746.6,-24],[750.3,-21.2],[752.2,-16.6],[746.8,-5.2],[751.7,-.9],[750.5,2.6],[749,3.1],[741.8,-1.1],[739.6,.6],[736.2,9.9],[725.9,8.2],[720.4,.4],[703.7,-7],[702.9,-10.8],[690.5,-20.1],[689.9,-24],[691,-26.6],[689.2,-38.2],[683.3,-46.6],[683.9,-60],[68.2,-60],[69.5,-51.5],[72.7,-55.3],[75,-53.8],[72.6,-47.8],[74.4,-41.7],[71.6,-35.7],[76.8,-28.3],[80.3,-26.1],[87.3,-25.5],[88.5,-22.2],[86.9,-19.6],[87.8,-17.7],[85.6,-15.3],[66.6,-30],[61.4,-30.7],[58.9,-28.3],[60.9,-23.3],[63.8,-21.1],[62.3,-18.5],[63.7,-16.5],[62.2,-13],[68.4,-12],[69.6,-8.8],[71.7,-8.2],[72,-3.6],[76,-3.7],[78.6,-1.7],[81.6,4.8],[78.5,6.3],[77.7,10.8],[79.4,10.4],[80.9,12.3],[84.7,12.7],[85.5,17.4],[87.8,17.6],[88.9,20.1],[86.2,21.9],[90.3,27.7],[93.1,26.9],[99.1,28.9],[99,30.4],[94.8,33],[97.8,38.4],[115.7,55.5],[118.6,53.7],[120.9,54.8],[122.1,46],[119.8,45.3],[119,32.9],[117.3,28.2],[106.1,16.2],[105.8,10.5],[100.8,-6.3],[93.7,-11.6],[96.3,-12.6],[98.3,-10.8],[100.9,-11.3],[108,-8.7],[110,4.1],[113.5,10.7],[116.5,12.6],[122.5,11.9],[122.5,14.6],[119.5,16.5],[121,21.7],[126.2,26.1],[130.6,26.2],[130.2,40.1],[132.1,38.4],[133.6,38.9],[134.6,48],[136.5,50.6],[134.9,56.9],[132.2,56.9],[131.7,58.1],[134.2,63.6],[131.8,65.3],[131.3,68.2],[134.2,73],[128.8,77.7],[125.9,88.5],[123,89.9],[121.6,88.6],[123.2,81.9],[124.7,78.9],[128.2,77.4],[128.4,73.8],[126.1,72.3],[126.7,66.1],[122.8,66.5],[121.1,63.3],[118,63],[107.5,56.9],[97.6,46.5],[94.1,57.3],[95.3,67.2],[91.3,85.8],[93.2,84.9],[94.1,87],[90.7,88.1],[90,91],[91.9,94.3],[90.1,96.2],[89,94.3],[85.2,101.2],[85.7,105.1],[73.1,133],[66,155.4],[55.8,172.5],[57.2,178.1],[56.4,188.4],[58.3,192.3],[57.1,196.3],[59,204.4],[56.3,214.9],[50.8,224.4]],[[998.1,-16.3],[1011.8,-13.6],[1017.1,-10.4],[1027,-9.2],[1040.9,-9.9],[1048.3,-13.5],[1040.6,-17],[1020.9,-20],[1003.1,-18.9],[998.1,-16.3]],[[995.9,655.9],[997.2,659.1],[1008,655.6],[1009.7,648.5],[1005.6,652.5],[1001,652.7],[995.9,655.9]],[[754.6,680],[764.9,680],[769.4,678.5],[771.2,673.9],[782.1,671.4],[794,660.7],[812.5,658.4],[815.6,659.4],[815.9,661.3],[808.5,664.6],[813.9,667.4],[822.3,666.8],[824.6,668],[828.4,666],[833,667.8],[843.8,665.6],[851.3,669.5],[870.9,671.7],[882.4,669],[886.5,671.9],[890,678.7],[892.5,680],[984,680],[988.6,678.8],[990.3,675.3],[988.5,674],[981.2,674.2],[971.5,670.9],[955.1,672.7],[953.2,669.4],[954,667.6],[950.6,665.9],[929.6,666.6],[908.1,658.8],[906.2,658.8],[905,660.7],[880.3,653.8],[867.6,655.1],[861.1,652.8],[854.1,647.7],[842.5,648.4],[836,646.2],[825.8,648.8],[823.1,647.1],[816.7,648.9],[805.7,649],[782.5,656.5],[765.7,665.5],[761.4,670.7],[762.4,677],[754.6,680]],[[881.3,562.9],[890.1,562.2],[896.6,566.6],[897.5,574.3],[894.7,577.6],[898.7,579.2],[899,572.5],[901.3,570],[900.1,566.3],[889.6,561.1],[881.3,562.9]],[[877.5,608.8],[885.8,612.5],[891.9,618.1],[894.6,623.2],[898.8,622.7],[899.6,619.9],[897.7,614.9],[894.1,612.5],[889.8,613.1],[892.6,609.3],[891.8,604.5],[884.3,597.2],[880.4,597],[881.8,602.2],[880.2,607.6],[877.5,608.8]],[[860.7,571.1],[866,573.8],[882.3,566.9],[881.7,566],[873.1,568.6],[868.4,567.5],[867.8,570.4],[865,572.3],[860.7,571.1]],[[790.9,675.9],[790.2,680],[800,680],[795.9,675.9],[790.9,675.9]],[[693.7,-22.4],[710.7,-19.4],[714.1,-19.5],[715.3,-20.8],[713.9,-23.5],[707,-28.3],[696.1,-25.8],[693.7,-22.4]],[[193.6,520.2],[194.3,526.4],[199.7,533.1],[200,527],[197.2,525.8],[195.1,520.7],[193.6,520.2]]],lakes:{Superior:[[568.2,162.4],[568.2,163.7],[569.4,164.2],[582.3,159.2],[597.5,160.8],[615.5,140.9],[624.6,132.3],[625.7,132.4],[626.2,133.4],[625,143.6],[639.2,148.2],[654.6,141.5],[672,128.1],[680.2,124.9],[680.8,123.4],[667.7,100.8],[647.7,91.6],[631.4,93.5],[616.1,100.1],[592.7,134.2],[568.2,162.4]],Michigan:[[644.1,186.5],[645.3,186.3],[646.1,187.4],[645.5,223.7],[650.5,241.1],[657.3,253.4],[666.9,253.7],[673.7,241.5],[675,222.8],[666.2,205.1],[665.5,181.4],[674.3,170.7],[679.6,151.5],[679.3,150.3],[663.5,151.3],[649,163.2],[639.9,189],[641.5,189.4],[644.1,186.5]],Huron:[[687.3,144.3],[687.3,146.2],[708.4,158.4],[713.5,175.5],[709.6,191.1],[711.3,191.4],[714.7,187.6],[725.7,186.9],[734.8,208.1],[736.5,208.6],[743.7,197],[743.6,168.9],[739.3,152.9],[741.1,152.5],[746.7,158.6],[761,161.6],[762.3,160.6],[763,150.6],[751.6,135.3],[736.4,128.2],[716.5,134],[696.1,138.2],[687.3,144.3]],Erie:[[727.3,245.6],[727.9,246.9],[739.9,252.3],[756.4,250.9],[775.9,230.3],[792.2,207],[792.2,205.7],[788.3,203.6],[770.6,215.8],[755.5,217.3],[746.6,230.3],[738.8,238.1],[729.8,237.1],[727.3,245.6]],Ontario:[[777.1,191.2],[777.5,192.2],[778.6,192.5],[811.6,183.9],[830.8,172.4],[831.4,171.2],[830.2,159.1],[822.4,155.9],[807.5,166.4],[785.8,175.9],[778.9,183.4],[777.1,191.2]],Winnipeg:[[468.6,23.2],[473.5,40.7],[475.1,41.4],[478.8,36.5],[464.3,-7.9],[453.4,-22.5],[452,-22.9],[449,-15.7],[461.2,6.6],[468.6,23.2]],"Great Salt":[[260.5,244.6],[262.8,234.6],[253.2,235.3],[248,244.9],[253,250.9],[260.5,244.6]]},borders:[[[134.7,41.7],[169.1,55.1],[211.6,66.7],[265.7,77.5],[312.4,83.9],[338.6,85.6],[359.2,85.1],[421.3,75.4],[446.1,74.2],[470.6,77.6],[504.3,89],[502.9,78.4],[507.8,81.8],[513.8,99.1],[529.4,110.3],[534.3,109.1],[540.5,110.8],[549.4,117.5],[551.6,122.4],[555.2,121.1],[558.1,122.4],[567.1,129.6],[576,124.6],[579.2,127.2],[589.5,124.9],[593.1,127.4],[600.1,125.4],[615.4,112.1],[676.4,122.7],[679.2,128],[683.4,130.8],[689.4,126.7],[694.4,136.5],[699.8,134.1],[702.7,136.4],[701.7,141.2],[720.4,148.7],[736.5,193.7],[735.5,221],[729,231],[728.7,235.5],[732.5,243.7],[739,247.6],[743.1,247.2],[758.7,229.8],[774.8,222.3],[790.1,206.8],[793.1,200.9],[790.5,198.3],[785.1,185.9],[791.4,179.7],[822.2,171.3],[825.6,158.7],[829.7,151.2],[846.7,130.5],[915.9,115.4],[917.7,108.4],[921.8,108.2],[923.9,106],[927.1,106.9],[927.4,103.7],[929.4,102.8],[928.1,100.1],[932.1,94.9],[933.2,90.8],[931.2,83.1],[933.1,78.3],[932,72.2],[939.8,53.1],[943.6,53.1],[944.9,56.3],[947.4,57.2],[957.4,51.6],[968.7,55.3],[981.1,84.1],[988.7,85.1],[990.9,92.3],[993.7,94],[997.9,93]],[[506.4,602.8],[501.9,604.9],[493.6,601.7],[484.3,600.9],[468,595],[465.7,588.7],[461.3,583],[460.3,573.2],[445.1,558.3],[438.2,543.5],[424,529],[409,526.6],[402.6,528.9],[400.3,531.2],[396.9,540.2],[391.5,544.7],[374.4,536],[369.3,531.7],[365.7,525.5],[361.8,509.2],[341.1,488.6],[336.6,481],[303.7,478.1],[302.2,488.5],[248.6,483.9],[181.6,448.9],[184.5,443.9],[139.5,444.9]]],states:[[[184.6,443.8],[188.3,443.2],[189.7,441],[189.5,436.3],[186.2,434.5],[186.6,429],[191.3,423],[192.4,413.2],[195.4,408.6],[200.8,405.1],[197,399.5],[194,388],[196.1,379.5],[195.6,355.6],[202.1,355],[205.5,358.6],[207.6,354.4],[209.1,333.9],[299.3,351.5],[295.9,411.5],[286.5,487.1]],[[725.3,406.5],[734.2,452.7],[738.7,462.9],[738,465.3],[740.2,466.5],[736.9,469.9],[735.3,477],[737.3,484.4],[736.1,492.2],[740.1,501.8],[794.1,503],[795.1,507.4],[797.7,507.1],[797.3,499],[799,497.3],[808.8,499.3]],[[666.3,518],[664.7,484.7],[674.1,417.4],[671.7,415.2],[736.4,404.7],[766.9,401.5],[764.2,408.7],[772.3,413],[779.5,425.2],[792.1,436.7],[796.7,444.5],[801.8,447.7],[804.9,457],[809.4,460.6],[812.2,468.6],[816.6,470.2]],[[670.1,251.8],[704.1,248.3],[719.9,315.7],[719,317.1],[722.1,323],[716.8,326],[711.4,326.2],[713.1,330],[710,336.1],[707.4,337.1],[707.3,343],[705.4,344.8],[697.7,340.6],[699,341.8],[696.6,343],[696.9,346.9],[694.9,349.3],[690.8,346.6],[687,348.9],[685.4,352.3],[674.3,349.9],[674.5,353.3],[673.1,351.8],[668.2,352.1],[668.1,355.7],[665.3,355.5],[664.1,353.4],[666,353.2],[664.6,349.8],[666.5,347.2],[664.5,345.1],[667.3,344],[672.2,331.6],[666.9,321.7],[668.2,316.7],[658,254.7]],[[422,287.4],[475.8,276.8],[505.6,277.7],[522.2,281.2],[525.6,285.2],[529.1,285.9],[530.6,290.2],[529.1,289.3],[527.2,294],[532.8,303.4],[537.1,306.3],[537.8,361.9],[511.2,354.4],[488.9,350.7],[462.8,351.4],[421,358.2]],[[947.7,154.7],[939.4,148.8],[922.4,107.1]],[[941.3,186.7],[938.8,185.6],[937.1,180.5],[886.4,188.9],[890.5,172.9],[937,165.2],[942,160.5],[946.5,159.3]],[[565.1,165.8],[560.6,166.3],[562.3,178.2],[555.7,180.6],[553.6,183.2],[553.5,185.7],[557.9,188.9],[556.2,191.2],[556.4,199.9],[581.2,214.7],[585,218.8],[586.1,223.8],[552,220.1],[498.5,206.9],[497.1,173.4],[490.8,165.3],[494.3,161.9],[494.1,156.9],[474.5,78.4]],[[878.4,268],[878.8,246.5],[872,242.8],[867.2,236.8],[866.9,230.4],[865,228.5],[866.7,215.3],[880.9,216.7],[880.5,225.5]],[[880.4,226.4],[878.8,228.4],[879.5,232.4]],[[747.4,403.3],[747.4,398.2],[751.5,396.2],[753.1,391.4],[759.2,389.7],[766,384.7],[766.7,381.3],[770.5,377.9],[771.9,380.2],[774.5,376.4],[779.3,375.5],[780.5,371.7],[783.5,370.5],[783.3,365.2],[860.4,351.3],[887.7,343.8]],[[844.4,418.5],[818.9,398.8],[802.4,402.2],[802,399.4],[799,395.7],[797.7,397.5],[797.2,395],[777.1,396],[766.9,401.5]],[[494.3,159.6],[469.5,152.5],[451,149.7],[435,149.6],[412.5,152.3],[407.9,93.2],[405.2,77.7]],[[537.8,361.9],[540.3,405.1],[539.5,451.1],[526.4,441.9],[525.3,444.1],[519.9,442.3],[515.9,444.8],[514.1,443.2],[510.4,444.4],[506.7,448.4],[502.3,443.5],[503.1,442.1],[501.6,441.5],[500,443.8],[496.4,439.6],[494.1,446.3],[492.9,440.1],[489.1,442.3],[485.9,436.7],[482.9,440.2],[480.9,439.2],[478.9,430.6],[478,431.7],[475,430.1],[473,432.7],[470.6,429.4],[462.2,427.3],[459.5,420.3],[459.2,422.5],[454.5,422.2],[450.2,417.4],[451.7,365.5],[406.1,372],[406.4,360.1]],[[783.7,223.4],[785.9,231.6],[801.2,227.9],[829.6,217.5],[854.7,204.1],[856.9,206.6],[859.9,206.8],[862.9,214],[866.5,213.1],[867.4,214.5]],[[877.5,263.7],[875.2,265.9],[875.6,270],[868.1,278.1],[853.9,285.9],[836.7,290.6],[790.8,297.1],[772.9,234.7]],[[498.5,206.9],[496.4,206.4],[498.9,213.6],[496,219.2],[498.9,224.6],[486.3,216.4],[478.9,215.9],[476.6,217.8],[470.2,213.2],[403.9,221.3],[411.1,174.6],[412.5,152.3]],[[540,450.6],[542.5,452.9],[548.3,452.8],[552.2,486.2],[564.2,501.3],[565,507.8],[562.7,512.7],[564.8,521.2],[561.7,525.6],[563.6,527.8]],[[335.1,480.5],[333.3,478.5],[334.1,475.4],[397.8,479.1],[406.1,372]],[[403.9,221.3],[395.8,269]],[[314.8,259.2],[371.1,269.5],[395.8,269],[423.3,264],[421,358.2],[372.7,361.9],[341.6,359.1],[299.3,351.5],[302.1,306.1],[310.4,270],[314.8,259.2]],[[314.8,259.2],[276.5,250.2],[291.1,231.3],[341.3,178],[372.4,178.7],[410.9,174.7]],[[927,182.5],[927.9,195.7],[926.6,198.2]],[[885.7,215.3],[883.9,213],[888.5,208.8],[886.8,207.2],[887,189.6]],[[522.2,281.2],[512.5,265.1],[582.8,285.6],[589,292.6],[587.6,297.5],[591.1,309.7],[604.1,325],[605.8,333.2],[607.5,334.9],[610.7,332.8],[616.8,336],[613.2,348.3],[614,351.2],[623.4,356.7],[623.6,358.7],[625.8,358.1],[633.8,362.3],[637.1,368.5],[635.4,371],[639.5,375.9],[646.2,376.9],[645,380.4],[646.5,380.9],[645,385.2],[641.2,384.7],[640,388.2],[637.1,386.1],[638.8,390.2],[636.6,391.8],[638.6,392.8],[634.9,393.1],[637.4,395.7],[635.5,398],[620,399.3],[626,393.2],[623.9,388.4],[597.1,387.6],[574.2,384.2],[537.6,375]],[[812.5,294.8],[816.8,307],[823.4,299.7],[826.8,300],[829,294.9],[837.1,296.2],[836.7,293.5],[840,292.8],[841.2,290.3],[846.1,291.9],[849.7,290.9],[849.1,292.4],[855.5,297.6],[855.1,302.8],[840.4,297],[841.9,304.5],[838.7,309.9],[833.5,315.1],[830.2,313.6],[824.5,323.6],[816.5,320.8],[814.4,327.7],[805.6,338.7],[805,343.6],[796.6,347.4],[795,346.5],[794.1,349],[789,351.1],[786.5,349.3],[783.7,352.3],[778.6,351.2],[775.8,348],[776.6,346.8],[770,344],[762.2,334.6],[761.5,328.4],[765.9,327.6],[767.8,314.5],[771.2,317.9],[772.8,316.6],[771.3,313.1],[772.4,308.7],[774.5,308.7],[775.4,305.5],[777.3,306.9],[780.2,305.6],[784.7,299.9],[784.1,282.2],[780.8,275.5],[782.9,273.5]],[[589,292.6],[589.6,287.1],[593.8,285.9],[596.2,279.9],[596.1,275.6],[592.8,271.8],[593.7,267.7],[604.1,265.5],[608.7,258.7],[608.3,251.6],[598.6,243.3],[649.8,236.8]],[[666.2,355.4],[664.1,358.8],[666.8,362.7],[658.4,366],[660.3,372.6],[647.7,371],[644.2,374.7],[645.4,376.6]],[[634.6,398.5],[636.6,400.7],[634.6,400.5],[635.7,401.9],[629.9,404.7],[632.5,406.4],[630.4,407.3],[631.2,409.1],[628.5,408.4],[628.2,411.7],[627.4,410.1],[625.6,411.4],[627.8,412.1],[625.9,414.1],[628.4,417.4],[623.1,419.9],[624.4,422.6],[620.5,424.4],[619.2,423.3],[619.9,426.5],[618.5,425.2],[617.3,426.7],[619.7,428],[616.9,428.2],[617.6,433.5],[609.6,438.3],[612.5,439.5],[609.3,440.1],[611.2,441.4],[609.3,443.6],[606.8,443.6],[608.9,447.7],[605.6,449.3],[608.1,450.3],[603.9,450.6],[606.1,452.1],[604,452.9],[604.1,455.6],[606.4,454.8],[604.6,456.4],[607.8,455.7],[606.2,457.4],[607.2,459.9],[608.3,459.2],[607.4,462.1],[605.2,462.7],[607,463.8],[606.1,465],[549.4,465]],[[58.4,191.9],[133.8,209.9],[120.9,275.3],[194.4,384.7]],[[895.9,295.2],[889.4,301.4],[875.6,270]],[[586.1,223.8],[589.4,228.5],[587.6,230.7],[590.6,238.5],[597.1,240.7],[598.6,243.3]],[[512.5,265.1],[510.1,261.4],[510.7,257.6],[507.5,244.9],[504.9,243.2],[505,238.1],[498.9,224.6]],[[719.9,315.7],[726.3,314.8],[732.2,321.7],[736.7,321.8],[742.4,325],[744.4,323.2],[751,324.6],[754.6,321.3],[756.3,324.9],[761.5,328.4]],[[775.9,346.3],[765.3,356.2],[763.7,361.1],[760.9,362.2],[760.3,364.6],[752.4,368.8],[671,379.5],[672,383.2],[640.5,387.4]],[[896.2,307.1],[891.4,312.7]],[[871,303.6],[871.7,301.6],[874.4,303],[873,306.3],[871,303.6]],[[871,303.6],[861.7,301.5],[861.8,298.5],[858.9,297.2],[855.5,297.6]],[[726.3,247],[704.5,250]],[[738.2,496.2],[683.5,502.4],[682.8,505.8],[687.6,509],[686.7,512.4],[688.5,514.2],[685.2,517.9]],[[642.1,180],[639.3,178.7],[639.9,174.6],[636.3,175.6],[636.6,168.9],[630.3,168],[630.5,165.6],[621.2,167.7],[596.7,168.4],[594.5,165.3],[591.1,164.8]],[[622.9,420.8],[671.7,415.5]],[[642.4,523.9],[635.3,514.1],[637.2,506.7],[599.7,506.8],[600.9,505.5],[599.1,501.4],[601.6,501.2],[600.1,498.7],[602.2,499.3],[601,496.2],[603.2,495.3],[601.2,493.7],[603.2,494.2],[603.2,492.4],[605.8,491.3],[603.7,491.1],[604.1,489.5],[605.7,490.3],[608.8,486.4],[607.4,485.1],[608.7,485.3],[610.5,483],[607.2,483.5],[607.3,482.1],[610.8,481.7],[612.9,478.6],[607.9,476.2],[610.5,475.8],[608.4,474.5],[610,473.2],[609.5,472.5],[607.1,473.7],[608.8,470.9],[606.4,469.1],[608.4,466.6],[607.6,465.3],[605.2,466.8],[606.1,465]],[[333.5,187.7],[332.9,182.1],[328.2,185.9],[315.2,183.8],[311.4,185.8],[306.3,184],[301.5,186.3],[300.5,185],[302.6,178.3],[297.4,175.8],[300.2,172.3],[297.4,166.4],[298.9,161],[295.8,158.4],[285.3,162],[281.6,159.3],[284.1,156.6],[283.1,155.1],[288.1,153.4],[286.5,148.1],[288.5,147.3],[292.9,137.2],[282.8,134.9],[269.7,120],[259.6,114.5],[262.5,113.6],[259.8,111.8],[259.8,108],[251.9,100],[246.4,73.9]],[[909,169.5],[906.3,167.2],[908.2,163.2],[907,150.5],[911.6,137.6],[910,132.6],[918.5,126.7],[915.6,121.5],[916.2,115.2]],[[878.3,122.9],[879.6,131.4],[882.6,135.4],[881.7,144.8],[884.9,150.5],[883.9,154.9],[886.5,153.5],[888,154.8],[890.5,172.9]],[[93.4,105],[95.2,108.5],[99.9,109.3],[102.5,112.7],[101,122.1],[109.3,127.3],[119.6,126.7],[129.2,129.3],[131.6,132.1],[144.3,132.1],[148.8,134.1],[182.1,134],[229.2,142],[231.7,146.3],[236.4,148.7],[237.1,151.7],[221.6,164.7],[208.6,172.5],[208.1,174.6],[213.7,178.3],[207.4,184.3],[189,218.4],[133.8,209.9]],[[752.5,368.4],[783.3,365.2]],[[209.1,333.9],[212.8,293.2],[219.7,261.1],[227.9,242.7],[240.6,224.2],[291.1,231.3]],[[228.6,70.3],[231.5,108.4],[227.8,133.6],[230.1,138.4],[228.3,139.9],[229.2,142]],[[240.6,224.2],[189,218.4]]]};var zr=Ur(Ut,Vr);function Kr(e){if(!e||typeof e!="object")return zr;let t=e.layout;return t?Ur(e,t):zr}function Ur(e,t){return{board:e,layout:t,outline:ku(t.land??[])}}function ku(e){return e.filter(t=>t.length>60).map(t=>`M${bu(t,9).map(([o=0,r=0])=>`${Math.round(o)} ${Math.round(r)}`).join("L")}Z`).join("")}function bu(e,t){let n=[];for(let o of e){let r=n.at(-1),[i=0,a=0]=o;(!r||Math.hypot(i-(r[0]??0),a-(r[1]??0))>=t)&&n.push(o)}return n}function vu(e,t){return e.cities[t]?.code??t.slice(0,3).toUpperCase()}function Yr(e,t,n,o){return n==="en"?vu(e,t):o}function co(e,t,n,o){let r=Object.keys(e.cities),[i=1e3,a=620]=e.box,l=t?e.cities[t]:void 0,u=l??{x:i/2,y:a/2},c=null,d=1/0;for(let h of r){let f=e.cities[h];if(!f||h===t)continue;let[p,m]=[f.x-u.x,f.y-u.y],y=p*n+m*o,g=Math.abs(p*o-m*n);if(l&&y<=g*.6)continue;let w=l?y+1.6*g:Math.hypot(p,m);w<d&&([c,d]=[h,w])}return c??t}var jr={card:{red:"#B62B22",orange:"#DE7F1B",yellow:"#FBD043",green:"#3B8F68",blue:"#2D539C",purple:"#B074D8",black:"#2B2D33",white:"#FBF8F0",gray:"#A7ABB1"},route_dark:{red:"#C23A30",orange:"#DE7F1B",yellow:"#FBD043",green:"#3F9A70",blue:"#3F69BE",purple:"#B880DE",black:"#0E1014",white:"#F4F1E8",gray:"#888E97"},player:{blue:"#2563D9",red:"#BC262C",green:"#2BA36A",yellow:"#F4B400",black:"#17191E"},tokens:{light:{bg:"#FFFFFF",panel:"#FAF7F0",panel2:"#F1EBDD",line:"#D9D0BC",text:"#23262B",muted:"#5F5A4E",accent:"#0F6B75",accent_on:"#FFFFFF",good:"#1F7A45",bad:"#B3261E",warn:"#8A5A00",gold:"#E0A100",land:"#F3ECDB",sea:"#C8DDE3",label:"#1F2328"},dark:{bg:"#111418",panel:"#1A1E25",panel2:"#232830",line:"#39404B",text:"#ECEAE3",muted:"#A9ADB5",accent:"#5CC8D2",accent_on:"#0B1418",good:"#6FD08C",bad:"#FF8A80",warn:"#F2C14E",gold:"#FFC845",land:"#2E333B",sea:"#14212C",label:"#F3F0E7"}},edge:{light:"#4A4438",dark:"#D9D3C4"}};var nt=jr,tt=["red","blue","yellow","green","black"];function Zr(e){return nt.player[tt[e%tt.length]??"red"]??"#17191E"}function _u(e=document,t=window){let{body:n}=e,o=n.getAttribute("data-jp-theme-light");if(o!==null)return o==="false"?"dark":"light";let r=n.getAttribute("data-vscode-theme-kind")??"";return n.classList.contains("vscode-dark")||/dark|high-contrast$/.test(r)?"dark":n.classList.contains("vscode-light")||r.includes("light")?"light":t.matchMedia?.("(prefers-color-scheme: dark)").matches?"dark":"light"}function Zt(e){return e==="light"||e==="dark"?e:_u()}function qr(e){let t=new MutationObserver(e);t.observe(document.body,{attributes:!0,attributeFilter:["data-jp-theme-light","data-vscode-theme-kind","class"]});let n=window.matchMedia?.("(prefers-color-scheme: dark)");return n?.addEventListener("change",e),()=>{t.disconnect(),n?.removeEventListener("change",e)}}var Gr="(prefers-contrast: more)";function Jr(){return window.matchMedia?.(Gr).matches??!1}function Xr(e){let t=window.matchMedia?.(Gr);return t?.addEventListener("change",e),()=>t?.removeEventListener("change",e)}function Ve(){return window.matchMedia?.("(prefers-reduced-motion: reduce)").matches??!1}var $u=Symbol.for("pv"),Cu=0;function s(e,t,n,o,r,i){t||(t={});var a,l,u=t;if("ref"in u&&typeof e!="function")for(l in u={},t)l=="ref"?a=t[l]:u[l]=t[l];var c={type:e,props:u,key:n,ref:a,__k:null,__:null,__b:0,__e:null,__c:null,constructor:$u,__v:--Cu,__i:-1,__u:0};return(r||i)&&(c.__source=r,c.__self=i),N.vnode&&N.vnode(c),c}var po="#17191E",ot="#FFFDF6",Qr=new Set(["orange","yellow","purple","white"]),ho={red:e=>s("path",{d:"M-1.25 0 0-.82 1.25 0 0 .82Z",fill:e}),orange:e=>s("path",{d:"M0-1 .98.78H-.98Z",fill:e}),yellow:e=>s("circle",{r:".86",fill:e}),green:e=>s("path",{d:"M-.34-1H.34V-.34H1V.34H.34V1H-.34V.34H-1V-.34H-.34Z",fill:e}),blue:e=>s("path",{d:"M-.95-1H-.25V1H-.95ZM.25-1H.95V1H.25Z",fill:e}),purple:e=>s("path",{d:"M0-1.12.28-.38 1.07-.35.45.15.66.91 0 .47-.66.91-.45.15-1.07-.35-.28-.38Z",fill:e}),black:e=>s("rect",{x:"-.86",y:"-.86",width:"1.72",height:"1.72",rx:".12",fill:e}),white:e=>s("circle",{r:".72",fill:"none",stroke:e,"stroke-width":".46"}),locomotive:e=>s("g",{fill:e,children:[s("circle",{r:".92",fill:"none",stroke:e,"stroke-width":".3"}),[0,45,90,135].map(t=>s("rect",{x:"-.13",y:"-1.02",width:".26",height:"2.04",transform:`rotate(${t})`},t)),s("circle",{r:".3"})]})},Pe=s(S,{children:[s("circle",{cx:"-12",cy:"7",r:"3.6"}),s("circle",{cx:"12",cy:"7",r:"3.6"})]}),ei={red:s(S,{children:[s("path",{d:"M-20-10H20V5H-20ZM-21-13H21V-10H-21Z"}),Pe,s("path",{d:"M-18-8-7 3M-7-8-18 3M7-8 18 3M18-8 7 3",fill:"none",stroke:"#888","stroke-opacity":".75","stroke-width":"1.4"})]}),orange:s(S,{children:[s("path",{d:"M-21 1H21V5H-21Z"}),[-12,-3.6,4.8,13].map(e=>s("circle",{cx:e,cy:"-3.4",r:"4.2"},e)),[-7.8,.6,9].map(e=>s("circle",{cx:e,cy:"-10.4",r:"4.2"},e)),Pe]}),yellow:s(S,{children:[s("path",{d:"M-20-8Q-20-12-15-12H15Q20-12 20-8V5H-20Z"}),Pe,s("path",{d:"M-16-7h6v6h-6ZM-7-7h6v6h-6ZM2-7h6v6H2ZM11-7h6v6h-6Z",fill:"#fff","fill-opacity":".7"})]}),green:s(S,{children:[s("path",{d:"M-20-4Q-20-11-13-11H13Q20-11 20-4V-2Q20 4 13 4H-13Q-20 4-20-2Z"}),s("rect",{x:"-4",y:"-14",width:"8",height:"4",rx:"1"}),Pe]}),blue:s(S,{children:[s("path",{d:"M-20-8H20V5H-20Z"}),Pe,s("path",{d:"M-14-8V5M-7-8V5M0-8V5M7-8V5M14-8V5",fill:"none",stroke:"#888","stroke-opacity":".75","stroke-width":"1.5"})]}),purple:s(S,{children:[s("path",{d:"M-20-6H20V5H-20ZM-9-14H9V-6H-9ZM-22-8H22V-5.4H-22Z"}),Pe,s("path",{d:"M-6-12h4.6v4H-6ZM1.4-12H6v4H1.4Z",fill:"#fff","fill-opacity":".6"})]}),black:s(S,{children:[s("path",{d:"M-21-8-17 4H17L21-8Z"}),s("path",{d:"M-16-8q4-7 9-3q4-5 9-1q6-3 9 4Z","fill-opacity":".7"}),Pe]}),white:s(S,{children:[s("path",{d:"M-20-10H20V5H-20ZM-13-14H-5V-10H-13ZM5-14H13V-10H5Z"}),Pe,s("rect",{x:"-5",y:"-8",width:"10",height:"13",fill:"#fff","fill-opacity":".65"})]}),locomotive:s(S,{children:[s("path",{d:"M-20 4V-5H-9V-12H-13V-15H1V-12H-3V-5H9V-10H14V-5H19V4Z"}),s("circle",{cx:"-13",cy:"6",r:"4.6"}),s("circle",{cx:"-2",cy:"6.5",r:"3.8"}),s("circle",{cx:"8",cy:"6.5",r:"3.8"}),s("circle",{cx:"17",cy:"7",r:"3"}),s("path",{d:"M11-13q1-4 5-4t4-3",fill:"none",stroke:"currentColor","stroke-width":"2.2","stroke-linecap":"round"})]})};function qt(e){return e==="locomotive"?"#23262B":nt.card[e]??"#888"}function xu(e){return e==="yellow"||e==="white"||e==="locomotive"?"#23262B":e==="black"?po:qt(e)}function rt({color:e}){let t=Qr.has(e)?po:"#FFFFFF";return s("span",{class:`ttr-card-face ttr-face-${e}`,style:{"--ttr-field":qt(e)},"aria-hidden":"true",children:s("svg",{viewBox:"0 0 62 92",focusable:"false",children:[e==="locomotive"&&s("path",{d:"M2.6 48H59.4V84.4a5 5 0 0 1-5 5H7.6a5 5 0 0 1-5-5Z",fill:"#23262B",opacity:".82"}),s("circle",{cx:"31",cy:"28.5",r:"13.5",fill:ot,stroke:e==="white"?"#3A352B":"none","stroke-width":".8"}),s("g",{transform:"translate(31 28.5) scale(7.2)",children:ho[e](xu(e))}),s("g",{transform:"translate(31 65.3) scale(1.12)",fill:t,style:{color:t},children:ei[e]}),s("path",{d:"M8.7 78.6H53.3",stroke:t,"stroke-width":"1.4","stroke-opacity":".75"})]})})}function ti({color:e}){return s("svg",{viewBox:"-23 -18 46 30",width:"46",height:"30",focusable:"false",style:{color:qt(e)},children:s("g",{fill:"currentColor",children:ei[e]})})}function ie({color:e,small:t=!1}){let n=Qr.has(e)?po:"#FFFFFF";return s("span",{class:`ttr-chip ttr-face-${e} ${t?"ttr-chip-small":""}`,style:{"--ttr-field":qt(e)},"aria-hidden":"true",children:s("svg",{viewBox:"-1.875 -2.5 3.75 5",focusable:"false",children:ho[e](n)})})}function Le({kind:e}){return s("span",{class:`ttr-deck-back ttr-deck-${e}`,"aria-hidden":"true",children:[s("span",{class:"ttr-deck-sheet"}),s("span",{class:"ttr-deck-sheet"}),s("span",{class:"ttr-deck-sheet",children:s("svg",{viewBox:"0 0 44 62",focusable:"false",children:[s("rect",{x:"4.5",y:"4.5",width:"35",height:"53",rx:"3.4",fill:"none",stroke:ot,"stroke-opacity":".5"}),e==="cards"?s("g",{transform:"translate(22 31) scale(8.6)",children:ho.locomotive(ot)}):s("g",{children:[s("path",{d:"M11 38.4q11-26 22-12.4",fill:"none",stroke:ot,"stroke-width":"1.8","stroke-dasharray":"3 2.4"}),s("circle",{cx:"11",cy:"38.4",r:"3.2",fill:ot}),s("circle",{cx:"33",cy:"26",r:"3.2",fill:ot})]})]})})]})}function Gt(e,t,n,o,r){let i=new Map([[o,0]]),a=new Map,l=new Set([o]);for(;l.size;){let u=null;for(let c of l)(u===null||(i.get(c)??0)<(i.get(u)??0))&&(u=c);if(u===null)break;if(u===r)return Su(a,o,r);l.delete(u);for(let c of e.city.get(u)?.routes??[]){let d=e.route.get(c);if(!d||t[c]!==n)continue;let h=d.a===u?d.b:d.a,f=(i.get(u)??0)+d.length;f>=(i.get(h)??1/0)||(i.set(h,f),a.set(h,{city:u,route:c}),l.add(h))}}return null}function Su(e,t,n){let o=[];for(let r=n;r!==t;){let i=e.get(r);if(!i)break;o.push(i.route),r=i.city}return o.reverse()}var Tu={light:{accent:"#07474E",good:"#0F5A2F",muted:"#3C392F"},dark:{accent:"#8CE4EC",good:"#8FE6A9",muted:"#D5D8DD"}},Ru=["red","blue","yellow","green","black"],fo=["red","orange","yellow","green","blue","purple","black","white","gray"],wt="#17191E",ze="#FFFFFF";function Jt(e,t,n=Ru,o=!1){let r=o?{...e.tokens[t],...Tu[t]}:e.tokens[t],i=t==="dark",a=i?e.route_dark:e.card,l={},u={},c={};for(let d of fo){let h=a[d]??r.muted;l[d]=h,u[d]=Xt(h);let f=o?r.label:e.edge[t];c[d]=i&&d==="black"&&!o?"#8E939C":f}return{name:t,tokens:r,slot:l,glyph:u,slotEdge:c,seats:n.map(d=>Eu(e.player[d]??d)),wave:ee(r.sea,ze,i?.07:.35),surf:ee(r.sea,ze,i?.2:.75),coast:ee(r.land,r.label,o?.7:.37),stateLine:ee(r.land,r.label,i?.13:.16),lakeShore:ee(r.land,r.label,.33),border:ee(r.land,r.label,o?.75:.41),mapEdge:ee(r.land,r.label,.34),compass:ee(r.sea,r.label,.54),halo:r.land,cityFill:"#FFFDF7",cityEdge:i?"#0D0F12":"#23262B",rim:ze,carEdge:wt,field:ee(r.panel2,r.panel,.35),shade:i?.5:.28,stroke:o?1.6:1}}function Eu(e){let t=Xt(e);return t===ze?{fill:e,ink:t,disc:ze,number:wt}:{fill:e,ink:t,disc:wt,number:ze}}function Xt(e){let t=ni(e);return 1.05/(t+.05)>(t+.05)/(ni(wt)+.05)?ze:wt}function ni(e){let[t=0,n=0,o=0]=mo(e).map(r=>{let i=r/255;return i<=.04045?i/12.92:((i+.055)/1.055)**2.4});return .2126*t+.7152*n+.0722*o}function ee(e,t,n){let o=mo(t);return`#${mo(e).map((i,a)=>Math.round(i+((o[a]??i)-i)*n)).map(i=>i.toString(16).padStart(2,"0")).join("")}`}function mo(e){return[1,3,5].map(t=>Number.parseInt(e.slice(t,t+2),16)||0)}var oi='Inter, "Segoe UI", system-ui, -apple-system, Roboto, "Noto Sans"',Mu='"PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC"',Pu='"Hiragino Sans", "Yu Gothic UI", "Meiryo", "Noto Sans JP", "Noto Sans CJK JP"';function pe(e){let t=e==="ja"?Pu:Mu;return e==="en"?`${oi}, ${t}, sans-serif`:`Inter, ${t}, ${oi}, sans-serif`}function ri(e,t,n,o){let i=(o<=n?.5:Math.min(1,Math.max(0,(e-n)/(o-n))))*(t.length-1),a=Math.min(Math.trunc(i),t.length-2);return ee(t[a]??"#000000",t[a+1]??"#000000",i-a)}var si=/^#[0-9a-f]{6}$/i,Qt=[],Lu={routes:new Map,cities:new Map},ii=new WeakMap;function go(e){if(!e?.length)return Lu;let t=ii.get(e);if(t)return t;let n=new Map,o=new Map;for(let i of e){let a={color:i.color,path:i.kind==="path"};if(i.kind==="cities")for(let l of new Set(i.cities))yo(o,l,a);else if(i.kind==="heat"){let{colors:l,low:u,high:c}=i;for(let[d,h]of Object.entries(i.values))yo(n,d,{color:ri(h,l,u,c),path:!0})}else if(i.kind==="routes"||i.kind==="path"){let l=i.kind==="path"?i.steps.flat():i.routes;for(let u of new Set(l))yo(n,u,a)}}let r={routes:n,cities:o};return ii.set(e,r),r}function yo(e,t,n){let o=e.get(t);o?o.push(n):e.set(t,[n])}function me(e,t){if(si.test(t))return t;let n=/^seat-(\d)$/.exec(t)?.[1];return n!==void 0?e.seats[Number(n)%e.seats.length]?.fill??e.tokens.accent:Object.hasOwn(e.slot,t)?e.slot[t]:Object.hasOwn(e.tokens,t)?e.tokens[t]:e.tokens.accent}function _t(e,t){return e===t||e.length===t.length&&e.every((n,o)=>n.color===t[o]?.color&&n.path===t[o]?.path)}function Wu(e){let[t,n]=[e.low,e.high].map(i=>String(Number(i.toPrecision(3)))),o=`${t} – ${n}`,r=e.label?`${e.label}: ${o}`:o;return{kind:"heat",color:e.color,label:r,scale:e.colors.filter(i=>si.test(i))}}function ai(e){let t=new Map;for(let n of e){let{kind:o,color:r,label:i}=n;o==="heat"?t.set(JSON.stringify([i,n.colors,n.low,n.high]),Wu(n)):i&&t.set(`${o} ${r} ${i}`,{kind:o,color:r,label:i})}return[...t.values()]}var Au=12,ko={long:13,half:6.5},li=.13,ui=32,ci=11.5,it=20,Bu=7,di=15,Iu=9,Ou={arrows:[],notes:[]},pi=new WeakMap;function hi(e,t){if(!e?.some(({kind:a})=>a==="arrows"||a==="notes"))return Ou;let n=pi.get(e);if(n?.model===t)return n.annotations;let o=[],r=[];for(let a of e)if(a.kind==="arrows")for(let[l,u]of a.arrows){let[c,d]=[t.city.get(l),t.city.get(u)];c&&d&&c!==d&&o.push(Nu(c,d,a.color))}else if(a.kind==="notes")for(let[l,u]of Object.entries(a.notes)){let c=t.city.get(l);c&&r.push({city:c,text:u,color:a.color})}let i={arrows:o,notes:r};return pi.set(e,{model:t,annotations:i}),i}function Nu(e,t,n){let[o,r]=[t.x-e.x,t.y-e.y],i=Math.hypot(o,r)||1,a={x:(e.x+t.x)/2+r*li,y:(e.y+t.y)/2-o*li},[l,u]=[t.x-a.x,t.y-a.y],c=Math.hypot(l,u)||1,[d,h]=[l/c,u/c],f=Math.min(Au,i/4),p=Math.min(ko.long,i/3),m=ko.half*p/ko.long,y={x:t.x-d*f,y:t.y-h*f},g={x:y.x-d*p,y:y.y-h*p},w=[];for(let C=0;C<=ui;C++){let R=C/ui,x=(M,D,$)=>(1-R)**2*M+2*R*(1-R)*D+R*R*$,I={x:x(e.x,a.x,t.x),y:x(e.y,a.y,t.y)};Math.hypot(I.x-e.x,I.y-e.y)<f||Math.hypot(I.x-t.x,I.y-t.y)>=f+p&&w.push(I)}let _=[y,{x:g.x-h*m,y:g.y+d*m},{x:g.x+h*m,y:g.y-d*m}];return{shaft:[...w,g],head:_,color:n}}function mi(e,t,n){e.lineCap=e.lineJoin="round";for(let{shaft:o,head:r,color:i}of t){let a=me(n,i);for(let[l,u]of[[6,n.tokens.panel],[3.4,a]])bo(e,o),e.lineWidth=l,e.strokeStyle=u,e.stroke(),bo(e,r),e.closePath(),u===a?(e.fillStyle=a,e.fill()):(e.lineWidth=3.4,e.stroke())}e.lineCap="butt",e.lineJoin="miter"}function Du(e,t,n){let r=t<n.width-8?Math.min(Math.max(e.x,t/2+4),n.width-t/2-4):n.width/2,i=e.y-di-it<4?1:-1,a=e.y+i*di,l=Math.min(Math.max(e.x,r-t/2+10),r+t/2-10),u=[{x:e.x,y:e.y+i*Iu},{x:l+5,y:a},{x:l-5,y:a}];return{x:r,y:a+i*it/2,tip:u}}function fi(e,t,n,o,r){if(t.length){e.font=`600 ${ci}px ${pe(r)}`,e.textAlign="center";for(let{city:i,text:a,color:l}of t){let u=e.measureText(a).width+2*Bu,{x:c,y:d,tip:h}=Du(i,u,n),f=()=>{e.beginPath(),e.roundRect(c-u/2,d-it/2,u,it,5)},p=me(o,l);e.fillStyle="rgba(0, 0, 0, 0.18)",e.beginPath(),e.roundRect(c-u/2,d-it/2+1.4,u,it,5),e.fill(),bo(e,h),e.fillStyle=p,e.fill(),f(),e.fillStyle=o.tokens.panel,e.fill(),e.lineWidth=1.4,e.strokeStyle=p,e.stroke(),e.fillStyle=o.tokens.text,e.fillText(a,c,d+ci*.36)}e.textAlign="start"}}function bo(e,t){e.beginPath(),t.forEach(({x:n,y:o},r)=>r?e.lineTo(n,o):e.moveTo(n,o))}function ki(e,t,n,o,r,i){let a=Fu(e,t,n,o,r),l=a.x-yi,u=i-yi-a.x,c=a.anchor==="start"?u:a.anchor==="end"?l:2*Math.min(l,u);return{...a,room:c}}var yi=3;function Fu(e,t,n,o,r){let{layout:i}=e;if((n.mode==="code"||n.mode==="auto"&&o<.83)&&i.code_label)return Vu(e,i.code_label,o,r);let l=n.names[e.name]??e.name,u=zu(e,n.language);if(u){let d=gi(l,u.lines??[l]);return vo(e,u,u.anchor??"middle",d,u.font??t.label_font,r)}let c=gi(l,i.label.lines??[l]);return vo(e,i.label,i.label.anchor??"start",c,t.label_font,r)}var Hu=11,en={width:1.03,height:.36};function Vu(e,t,n,o){let r=t.font??19.5,i=Math.min(r,Math.max(12,Hu/n)),a=r-i,l=Math.abs(t.dx)>r*en.width,u=Math.abs(t.dy)>r*en.height,c=t.dx-(l?Math.sign(t.dx)*a*en.width:0),d=t.dy-(u?Math.sign(t.dy)*a*en.height:0);return vo(e,{dx:c,dy:d},"middle",[e.layout.code],i,o)}function zu(e,t){return t==="zh"?e.layout.zh_label??null:t==="ja"?e.layout.ja_label??null:null}function gi(e,t){if(t.length<2)return[e];let n=a=>a.replace(/\s+/g,"");if(n(e)===n(t.join("")))return[...t];let o=e.split(/\s+/);if(o.length<2)return[e];let r=[],i=Math.ceil(e.length/t.length);for(let a of o){let l=r[r.length-1];l!==void 0&&(l.length+a.length<=i||r.length===t.length)?r[r.length-1]=`${l} ${a}`:r.push(a)}return r}function vo(e,t,n,o,r,i){let a=e.x+t.dx,l=e.y+t.dy,u=r*1.05,c=Math.max(...o.map(f=>Ku(f,r))),d=o.length*u,h=n==="start"?a:n==="end"?a-c:a-c/2;return{lines:o,x:a,y:l,anchor:n,font:r,lineHeight:u,bold:i,box:{left:h-3,right:h+c+3,top:l-d/2-3,bottom:l+d/2+3}}}function Ku(e,t){let n=0;for(let o of e)n+=o.codePointAt(0)>11904?1.02:.78;return n*t}var se=100;function vi(e,t,n=1){let o=t.arc?.map(a=>e.city.get(a))??[],[r,i]=o;return{arc:r&&i?[r,i]:null,routes:Uu(e,t),cities:Zu(e,t,n),markers:t.view?Gu(t.view):[],annotations:hi(t.overlays,e)}}function Uu(e,t){let{view:n,selected:o}=t,r=n?.owners??{},i=n?.legal.claims??{},a=new Set(n?.closed.closed_double??[]),l=new Set(t.highlightRoutes),u=new Set(t.path?.routes??[]),c=n?ju(n):null,d=t.pickedColor??null,h=go(t.overlays).routes,f=p=>i[p]?.some(([m])=>d===null||m===d)??!1;return e.routes.map(p=>{let{id:m}=p,y=r[m]??null,g=o?.route===m&&y===null,w=y===null&&f(m),_=t.hover===m||t.cursor===m,C=h.get(m)??Qt;return{route:p,owner:y,ghost:g?o.seat??n?.turn??Yu(n?.seat)??0:null,halo:g?"selected":_?"hover":w&&!o?"legal":"none",last:c===m,hint:l.has(m),path:u.has(m)?t.path?.seat??null:null,closed:y===null&&a.has(m),dim:t.choosing&&y===null&&!w&&!g,marks:C,alone:C.length>0&&p.twin!==null&&!_t(C,h.get(p.twin)??Qt)}})}function Yu(e){return typeof e=="number"?e:null}function ju(e){let{events:t}=e,n=t[t.length-1]?.turn??0;for(let o=t.length-1;o>=0;o--){let r=t[o];if(!r||r.turn<=n-e.players.length)return null;if(r.kind==="claim")return r.route??null}return null}function Zu(e,t,n){let o=qu(e,t.view),r=new Set(t.highlightCities),i=go(t.overlays).cities;return e.cities.map(a=>{let l=o.get(a.name)??"plain",u=r.has(a.name),c=i.get(a.name)??Qt,d=u||c.length>0||l==="ticket"||l==="offer";return{city:a,mark:l,spot:u,marks:c,focus:t.focusCity===a.name,label:ki(a,e.layout.units,t.labels,n,d,e.width)}})}var bi=["plain","connected","blocked","offer","ticket"];function qu(e,t){let n=new Map,o=t?.you;if(!o)return n;let r=(i,a)=>{for(let l of tn(e,i)){let u=n.get(l)??"plain";bi.indexOf(a)>bi.indexOf(u)&&n.set(l,a)}};for(let{id:i,done:a,blocked:l}of o.tickets)r(i,a?"connected":l?"blocked":"ticket");for(let i of o.offer)r(i,"offer");return n}function tn(e,t){for(let n=t.indexOf("-");n>=0;n=t.indexOf("-",n+1)){let o=t.slice(0,n),r=t.slice(n+1);if(e.city.has(o)&&e.city.has(r))return[o,r]}return[]}function Gu(e){let t=new Map;return e.players.map((n,o)=>{let r=e.scores?.[o]?.total??n.points,i=(r%se+se)%se,a=t.get(i)??0;return t.set(i,a+1),{seat:o,points:r,field:i,step:a}})}var wi=60,nn=140,_i=300,$t=620,Ju=1450,Xu=4,on=class{drops=new Map;walks=new Map;glows=new Map;bursts=new Map;start(t,n,o,r,i,a=null){if(!t||!n||!r||!$o(t,n)){this.stop();return}let l=o.routes.filter((u,c)=>u.owner!==null&&r.routes[c]?.owner===null);if(l.length>Xu){this.stop();return}for(let{route:u}of l)this.drops.set(u.id,{start:i,cars:u.slots.length});for(let u of o.markers){let c=r.markers[u.seat];if(!c||c.points===u.points)continue;let d=this.markerField(u.seat,i)??c.field,f=u.points>c.points?$i(u.field-d):-$i(d-u.field);this.walks.set(u.seat,{from:d,distance:f,start:i})}if(a)for(let u of _o(t,n))this.celebrate(a,n,u,i)}stop(){this.drops.clear(),this.walks.clear(),this.glows.clear(),this.bursts.clear()}drop(t,n){let o=this.drops.get(t);return o?r=>wo((n-o.start-r*wi)/nn):null}markerField(t,n){let o=this.walks.get(t);return o?o.from+o.distance*wo((n-o.start)/_i):null}glow(t,n){let o=this.glows.get(t);return o===void 0?0:Qu((n-o)/$t)}burst(t,n){let o=this.bursts.get(t);return o===void 0?0:Math.max(0,Math.min(1,(n-o)/$t))}moving(t){let n={routes:[...new Set([...this.drops.keys(),...this.glows.keys()])],cities:[...this.bursts.keys()],markers:this.walks.size>0};for(let[o,{start:r,cars:i}]of this.drops)t>=r+(i-1)*wi+nn&&this.drops.delete(o);for(let[o,{start:r}]of this.walks)t>=r+_i&&this.walks.delete(o);for(let[o,r]of this.glows)t>=r+$t&&this.glows.delete(o);for(let[o,r]of this.bursts)t>=r+$t&&this.bursts.delete(o);return n}celebrate(t,n,o,r){let[i,a]=tn(t,o);if(i===void 0||a===void 0||typeof n.seat!="number")return;let l=Gt(t,n.owners,n.seat,i,a);if(!l?.length)return;let u=r+nn,c=Math.min(110,(Ju-nn-$t)/l.length);l.forEach((d,h)=>this.glows.set(d,Math.min(this.glows.get(d)??1/0,u+h*c))),this.bursts.set(i,u),this.bursts.set(a,u+l.length*c)}};function _o(e,t){if(e.seat!==t.seat)return[];let n=new Set(e.you?.tickets.filter(o=>!o.done).map(o=>o.id));return t.you?.tickets.filter(o=>o.done&&n.has(o.id)).map(o=>o.id)??[]}function $o(e,t){return e.branch===t.branch&&t.ply>e.ply}function $i(e){return(e%se+se)%se}function wo(e){let t=1-Math.max(0,Math.min(1,e));return 1-t*t*t}function Qu(e){return e<=0||e>=1?0:e<.28?wo(e/.28):1-((e-.28)/.72)**1.6}var Ci={not_a_move:"R9",unknown_city:"R27",unknown_colour:"R2",unknown_ticket:"R39",not_adjacent:"R27",ambiguous:"R31",game_over:"R44",not_your_turn:"R9",must_finish_draw:"R12",must_choose_tickets:"R12",faceup_locomotive_second:"R16",slot_empty:"R24",no_cards:"R26",owned:"R28",own_twin:"R36",closed_double:"R35",not_enough_trains:"R32",wrong_count:"R29",mixed_colours:"R30",wrong_colour:"R29",not_in_hand:"R29",keep_min_2:"R6",keep_min_1:"R38",not_in_offer:"R39",no_tickets:"R40",pass_not_allowed:"R10",stale:"R57",malformed:"R57",undo_not_allowed:"R12",cancelled:"R57"};function tc([e,t,n]){let o=[];return t>0&&o.push(`${t} ${e}`),n>0&&o.push(`${n} locomotive`),o.join(" + ")}function Ct(e,t){return`claim ${e} with ${tc(t)}`}function st(e,t){return`keep ${e.filter(n=>t.has(n)).join(", ")}`}function at(e){let t=e.legal.moves.filter(n=>n.startsWith("keep ")).map(n=>n.slice(5).split(", ").length);return t.length?Math.min(...t):null}function Y(e,t){return e.legal.moves.includes(t)}function Ke(e){return[...new Set(e.map(([n])=>n))].sort((n,o)=>+(n==="locomotive")-+(o==="locomotive")).flatMap(n=>e.filter(o=>o[0]===n).sort((o,r)=>o[2]-r[2]))}function Ue(e,t){return e===t||!!e&&!!t&&e[0]===t[0]&&e[1]===t[1]&&e[2]===t[2]}var K=["red","orange","yellow","green","blue","purple","black","white","locomotive"];var nc=Ci;function te(e,t={},n=null){return{code:e,rule:nc[e]??"",args:t,route:n}}function O(e){return e.seat==="open"?e.turn:e.seat}function _e(e){if(e.phase==="over")return te("game_over");let t=O(e);if(t===null)return te("spectator");let n=e.phase==="initial_tickets"&&e.players[t]?.answered===!1;if(e.turn!==t&&!n){let o=e.turn??0,r=e.players[o]?.name??"",i=+(e.phase==="initial_tickets");return te("not_your_turn",{seat:o,seat_name:r,answered:i})}return null}function xi(e,t,n){let o=_e(e);if(o)return{...o,route:t};let r=Ti(e,"claim");return r?{...r,route:t}:Co(e,t,n)}function Co(e,t,n){let o=n.routes.get(t),r=O(e),i=r===null?0:e.players[r]?.trains??0,a={route:t,color:o?.color??"gray",length:o?.length??0,need:o?.length??0,trains:i,...oc(e,r,o?.color??"gray")},l=Object.keys(e.closed).find(c=>e.closed[c]?.includes(t)),u=e.owners[l==="closed_double"||l==="own_twin"?o?.twin??t:t];return u!==void 0&&(a.owner=u,a.owner_name=e.players[u]?.name??""),te(l??"not_in_hand",a,t)}function oc(e,t,n){let o=e.you?.hand??(t===null?void 0:e.players[t]?.hand);if(!o)return{held:"unknown",gray:"unknown"};let i=K.filter(u=>u!=="locomotive").reduce((u,c)=>(o[c]??0)>(o[u]??0)?c:u),a=n==="gray",l=a?i:n;return{held:o[l]??0,using_color:l,locomotives:o.locomotive??0,gray:a?"yes":"no"}}function rn(e,t,n){let o=_e(e)??Ti(e,t);return o||(t==="tickets"?te("no_tickets"):t==="deck"?te("no_cards"):e.phase==="second_card"&&n==="locomotive"?te("faceup_locomotive_second"):te("slot_empty",{color:n??""}))}function Si(e){let t=_e(e);if(t)return t;let n=at(e)??1;return te(n>=2?"keep_min_2":"keep_min_1",{need:n})}function Ti(e,t){return e.phase==="initial_tickets"||e.phase==="tickets"?te("must_choose_tickets"):e.phase==="second_card"&&(t==="claim"||t==="tickets")?te("must_finish_draw"):null}function Ye(e,t,n){return e.t("ui-payment-part",{n,kind:t,color:e.color(t)})}function lt(e,[t,n,o],r=e.t("ui-payment-join")){let i=[],a=(l,u)=>Ye(e,u,l);return n>0&&i.push(a(n,t)),o>0&&i.push(a(o,"locomotive")),i.join(r)}function ut([e,t,n]){return[...Array(t).fill(e),...Array(n).fill("locomotive")]}function fe(e,t,n,o){let r=t.routes.get(o)??t.tickets.get(o);if(!r)return o;let i=a=>Yr(n.layout,a,e.language,e.city(a));return`${i(r.a)}–${i(r.b)}`}function rc(e,t,n){let o={};for(let[r,i]of Object.entries(n))Array.isArray(i)?o[r]=e.list(i.map(a=>Ri(e,t,r,a))):typeof i=="number"?o[r]=i:o[r]=Ri(e,t,r,i);return o}function Ri(e,t,n,o){if(o==null)return"";let r=String(o);return t.routes.has(r)?e.route(r,t,!0):t.tickets.has(r)?e.ticket(r,t):/colou?r/.test(n)&&e.has(`color-${r}`)?e.color(r):/city|cities|^[ab]$/.test(n)?e.city(r):r}function We(e,t,{code:n,args:o}){let r=n.replaceAll("_","-"),i=rc(e,t,o);return r==="not-in-hand"&&"gray"in o?e.t("ui-short-of-cards",i):e.has(`ui-why-${r}`)?e.t(`ui-why-${r}`,i):e.has(`refusal-${r}`)?e.t(`refusal-${r}`,i):e.t("ui-refused-unknown",{code:n})}function sn(e,t,n=new Date){let o=new Date(t.when),r=!Number.isNaN(o.getTime()),i=r?o.toLocaleTimeString(e.language,{timeStyle:"short"}):"",a=r&&o.toDateString()===n.toDateString(),l=r?o.toLocaleDateString(e.language,{day:"numeric",month:"short"}):"",u=a?e.t("ui-today",{time:i}):`${l} ${i}`.trim();return e.t("ui-saved",{names:e.list(t.names),ply:t.ply,time:u})}function ic(e){let t=[...e];return t.length>10?`${t.slice(0,9).join("")}…`:e}function an(e,t,n,o,r){return xo(e,t,n,r,ic(o.players[r[0]?.seat??0]?.name??""))}function Mi(e,t,n,o,r){let i=o.players[r[0]?.seat??0]?.name??"",a=xo(e,t,n,r,i);if(a.startsWith(i))return{before:"",name:i,after:a.slice(i.length)};let[l="",u=""]=xo(e,t,n,r,Ei).split(Ei);return{before:l,name:i,after:u}}var Ei="\0";function xo(e,t,n,o,r){let i=o[0];if(!i)return"";let a=o.find(d=>d.kind==="claim");if(a?.route)return e.t("event-claim",{name:r,route:fe(e,t,n,a.route)});let l=o.find(d=>d.kind==="keep");if(l&&l.kept===void 0)return e.t("event-chosen",{name:r});if(l)return e.t("event-keep",{name:r,kept:l.kept??0,of:l.of??0});if(i.kind==="tickets")return e.t("event-tickets",{name:r,n:i.n??0});if(i.kind==="pass")return e.t("event-pass",{name:r});let u=o.filter(d=>d.kind==="draw"||d.kind==="deck"),c=u.filter(d=>d.kind==="deck").length;return c===0?e.t("event-draw-n",{name:r,n:u.length}):c===u.length?e.t("event-deck-n",{name:r,n:c}):e.t("event-draw-mixed",{name:r})}function Pi(e,t,n,o){let r=n.players[o.seat]?.name??"",i=[sc(e,t,n,o,r)];return o.wipes&&i.push(e.t("event-live-wipes")),o.reshuffled&&i.push(e.t("event-live-reshuffled")),o.final&&i.push(e.t("event-live-final")),o.over&&i.push(e.t("event-live-over")),i.join(" ")}function sc(e,t,n,o,r){let i=o.color?e.color(o.color):"";switch(o.kind){case"draw":return e.t("event-live-draw",{name:r,color:i});case"deck":return o.color&&o.seat===n.seat?e.t("event-live-deck-own",{color:i}):e.t("event-live-deck",{name:r});case"tickets":return e.t("event-live-tickets",{name:r,n:o.n??0});case"keep":return o.kept===void 0?e.t("event-live-chosen",{name:r}):e.t("event-live-keep",{name:r,kept:o.kept??0,of:o.of??0});case"claim":return e.t("event-live-claim",{name:r,route:o.route?e.route(o.route,t,!0):"",payment:lt(e,[o.color??"locomotive",o.count??0,o.locomotives??0]),points:o.points??0});case"pass":return e.t("event-live-pass",{name:r})}}function Li(e,t,n,o){let r=n.players[o.seat]?.name??"",i=[];if(o.claims.length){let a=e.list(o.claims.map(l=>e.route(l,t,!0)));i.push(e.t("ui-since-claims",{routes:a,points:o.points}))}return o.open.length&&i.push(e.t("ui-since-open",{cards:e.list(o.open.map(a=>e.color(a)))})),o.covered&&i.push(e.t("ui-since-covered",{n:o.covered})),o.kept!==null&&i.push(e.t("ui-since-kept",{n:o.kept})),o.passed&&i.push(e.t("ui-since-passed")),e.t("ui-since-of",{name:r,what:e.list(i)})}var So=180,ac=55,lc=3;function Ai(e,t){if(!e||!t||!$o(e,t)||t.ply-e.ply>lc)return[];let n=[];for(let o of t.events)if(!(o.ply<e.ply))for(let r of uc(e,o,O(e)===o.seat&&e.you!==null))n.push({...r,delay:n.length*ac});return n}function uc(e,t,n){let o={kind:"seat",seat:t.seat},r=t.color??null,i=a=>n?{kind:"hand",color:a}:o;switch(t.kind){case"draw":{let a=t.refills?.[0]?.[0]??e.market.indexOf(r);return[{what:"card",color:r,from:{kind:"market",slot:a},to:i(r),own:n}]}case"deck":return[{what:"card",color:n?r:null,from:{kind:"deck"},to:i(r),own:n}];case"claim":return(r?ut([r,r==="locomotive"?0:t.count??0,t.locomotives??0]):[]).map(l=>({what:"card",color:l,from:i(l),to:{kind:"discard"},own:n}));case"tickets":return Wi(t.n??0,{kind:"ticket-deck"},n?{kind:"tickets"}:o,n);case"keep":return Wi((t.of??0)-(t.kept??0),n?{kind:"tickets"}:o,{kind:"ticket-deck"},n);case"pass":return[]}}function Wi(e,t,n,o){return Array.from({length:Math.max(0,e)},()=>({what:"ticket",color:null,from:t,to:n,own:o}))}function Bi(e,t){return t?So*1.2:e>=3?0:e===2?So:So*1.5}var cc=24,dc=0;function Ni(){let{sync:e}=k(),t=b(a=>a.view),n=W(t),[o,r]=P([]);A(()=>{let a=n.current;if(n.current=t,a===t)return;let{speed:l,live_ply:u}=e.store.get();if(u!==null&&t!==null&&t.ply<u||Ve()||document.hidden)return;let d=Ai(a,t).flatMap(h=>{let f=Bi(l,h.own);return f>0?[{...h,id:++dc,time:f}]:[]});d.length&&r(h=>[...h,...d].slice(-cc))},[t]);let i=a=>r(l=>l.filter(u=>u.id!==a));return s("div",{class:"ttr-flights","data-part":"flights","aria-hidden":"true",children:o.map(a=>s(pc,{flight:a,landed:i},a.id))})}function pc({flight:e,landed:t}){let n=W(null);return ue(()=>{let o=n.current,r=o?.closest(".ttr-root"),i=r&&Oi(r,e.from),a=r&&Oi(r,e.to);if(!o?.animate||!r||!i||!a){t(e.id);return}let l=r.getBoundingClientRect(),u=l.width/(r.offsetWidth||l.width)||1,c=g=>{let w=(g.left+g.width/2-l.left)/u-Ii/2,_=(g.top+g.height/2-l.top)/u-To/2,C=Math.max(.34,Math.min(1.25,g.height/u/To));return{x:w,y:_,size:C}},[d,h]=[c(i),c(a)],f=Math.min(34,Math.hypot(h.x-d.x,h.y-d.y)*.12),p=({x:g,y:w,size:_},C=0)=>`translate(${g}px, ${w-C}px) scale(${_})`,m={x:(d.x+h.x)/2,y:(d.y+h.y)/2,size:(d.size+h.size)/2},y=o.animate([{transform:p(d),opacity:1},{transform:p(m,f),opacity:1},{transform:p(h),opacity:.85}],{duration:e.time,delay:e.delay,easing:"cubic-bezier(.3,.1,.3,1)",fill:"both"});return y.onfinish=y.oncancel=()=>t(e.id),()=>{y.onfinish=y.oncancel=null,y.cancel()}},[]),s("span",{ref:n,class:"ttr-flight",style:{width:`${Ii}px`,height:`${To}px`},children:e.what==="card"&&e.color?s(rt,{color:e.color}):s(Le,{kind:e.what==="card"?"cards":"tickets"})})}var Ii=48,To=71;function Oi(e,t){for(let n of hc(t)){let o=e.querySelector(n)?.getBoundingClientRect();if(o&&o.width>0)return o}return null}function hc(e){let t=(n,o="")=>`[data-part="${n}"] ${o}`.trim();switch(e.kind){case"market":return[t("market",`[data-slot="${e.slot}"]`),t("market")];case"deck":return[t("deck",".ttr-deck-back")];case"discard":return[t("deck",".ttr-deck-words"),t("deck")];case"ticket-deck":return[t("ticket-deck",".ttr-deck-back")];case"hand":return[t("hand",`[data-color="${e.color}"]`),t("hand",".ttr-stacks"),t("tabs")];case"tickets":return[t("ticket-chooser"),t("tickets"),t("tabs")];case"seat":return[t("players",`[data-seat="${e.seat}"] .ttr-seat`)]}}function Fi(e,t){let n=null,o=a=>{n=a.target instanceof HTMLElement?a.target:null},r=a=>{let{target:l,relatedTarget:u}=a;(u instanceof Node&&!e.contains(u)||u===null&&l===n&&n&&Di(n,e))&&(n=null)},i=new MutationObserver(()=>{if(!n||Di(n,e))return;let a=n;n=null;let{activeElement:l}=e.ownerDocument;l&&l!==e.ownerDocument.body&&l!==a&&!l.contains(e)||t(a)?.focus({preventScroll:!0})});return e.addEventListener("focusin",o),e.addEventListener("focusout",r),i.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:["disabled"]}),()=>{e.removeEventListener("focusin",o),e.removeEventListener("focusout",r),i.disconnect()}}function Di(e,t){return t.contains(e)&&!e.matches(":disabled")}var re={"data-lm-suppress-shortcuts":"true"};function v({off:e,disabled:t,class:n,children:o,...r}){return s("button",{...re,...r,type:"button",class:`ttr-button ${typeof n=="string"?n:""}`,disabled:t??!1,"aria-disabled":e||t?"true":void 0,children:o})}function ct({children:e}){return s("span",{class:"ttr-hidden",children:e})}function q({w:e,h:t,children:n}){return s("svg",{class:"ttr-icon",width:e,height:t,viewBox:`0 0 ${e} ${t}`,"aria-hidden":"true",focusable:"false",children:n})}var Hi=()=>s(q,{w:18,h:14,children:[s("rect",{x:"1",y:"2",width:"16",height:"8",rx:"2",fill:"currentColor"}),s("circle",{cx:"5",cy:"11",r:"1.9",fill:"currentColor"}),s("circle",{cx:"13",cy:"11",r:"1.9",fill:"currentColor"})]}),Vi=()=>s(q,{w:14,h:16,children:[s("rect",{x:"4",y:"1",width:"9",height:"12",rx:"1.8",fill:"none",stroke:"currentColor","stroke-width":"1.3"}),s("rect",{x:"1",y:"3",width:"9",height:"12",rx:"1.8",fill:"currentColor",opacity:".85"})]}),ln=()=>s(q,{w:17,h:13,children:[s("path",{d:"M1 1h15v3.6a2 2 0 0 0 0 4V12H1V8.6a2 2 0 0 0 0-4Z",fill:"none",stroke:"currentColor","stroke-width":"1.4"}),s("path",{d:"M10.6 2v9",stroke:"currentColor","stroke-width":"1.1","stroke-dasharray":"1.6 1.4"})]}),zi=()=>s(q,{w:16,h:16,children:[s("path",{d:"M4 5.5h6.6a4.3 4.3 0 0 1 0 8.6H6.5",fill:"none",stroke:"currentColor","stroke-width":"1.9","stroke-linecap":"round"}),s("path",{d:"M6 1.4 1.6 5.5 6 9.6Z",fill:"currentColor"})]}),Ki=()=>s(q,{w:16,h:16,children:[s("circle",{cx:"8",cy:"8",r:"6.2",fill:"none",stroke:"currentColor","stroke-width":"1.8"}),s("path",{d:"M8 1.8a6.2 6.2 0 0 1 0 12.4Z",fill:"currentColor"})]}),Ui=()=>s(q,{w:16,h:16,children:[s("circle",{cx:"3",cy:"8",r:"1.6",fill:"currentColor"}),s("circle",{cx:"8",cy:"8",r:"1.6",fill:"currentColor"}),s("circle",{cx:"13",cy:"8",r:"1.6",fill:"currentColor"})]}),ae=()=>s(q,{w:14,h:14,children:s("path",{d:"m3 3 8 8m0-8-8 8",stroke:"currentColor","stroke-width":"1.9","stroke-linecap":"round"})}),dt=()=>s(q,{w:14,h:14,children:s("path",{d:"m2 7.4 3.4 3.8L12 3.4",fill:"none",stroke:"currentColor","stroke-width":"2.4","stroke-linecap":"round","stroke-linejoin":"round"})}),xt=()=>s(q,{w:18,h:18,children:[s("circle",{cx:"9",cy:"9",r:"7.4",fill:"none",stroke:"currentColor","stroke-width":"1.8"}),s("path",{d:"M9 4.8v5",stroke:"currentColor","stroke-width":"2","stroke-linecap":"round"}),s("circle",{cx:"9",cy:"12.8",r:"1.2",fill:"currentColor"})]}),un=()=>s(q,{w:12,h:12,children:s("path",{d:"M2.5 1.5h2.6v9H2.5ZM6.9 1.5h2.6v9H6.9Z",fill:"currentColor"})}),Yi=()=>s(q,{w:12,h:14,children:[s("path",{d:"M2 1v12",stroke:"currentColor","stroke-width":"1.7","stroke-linecap":"round"}),s("path",{d:"M3 1.6h8L8.4 4.8 11 8H3Z",fill:"currentColor"})]}),ji=({n:e})=>s(q,{w:4+5*e,h:12,children:Array.from({length:e},(t,n)=>s("path",{d:`M${1.5+5*n} 1.8v8.4L${7+5*n} 6Z`,fill:"currentColor"},n))}),Zi=({size:e=24})=>s("svg",{class:"ttr-icon",width:e,height:e,viewBox:"-1.1 -1.1 2.2 2.2","aria-hidden":"true",focusable:"false",children:[s("circle",{r:".92",fill:"none",stroke:"currentColor","stroke-width":".3"}),[0,45,90,135].map(t=>s("rect",{x:"-.13",y:"-1.02",width:".26",height:"2.04",transform:`rotate(${t})`,fill:"currentColor"},t)),s("circle",{r:".3",fill:"currentColor"})]}),qi=()=>s(q,{w:14,h:14,children:s("path",{d:"M1.5 1.6h2.2v10.8H1.5ZM13 1.6v10.8L4.6 7Z",fill:"currentColor"})}),Gi=()=>s(q,{w:14,h:14,children:s("path",{d:"M11.4 1.6v10.8L2.8 7Z",fill:"currentColor"})}),Ro=()=>s(q,{w:14,h:14,children:s("path",{d:"M2.6 1.6v10.8L11.2 7Z",fill:"currentColor"})}),Ji=()=>s(q,{w:14,h:14,children:s("path",{d:"M12.5 1.6h-2.2v10.8h2.2ZM1 1.6v10.8L9.4 7Z",fill:"currentColor"})}),Xi=()=>s(q,{w:14,h:14,children:s("path",{d:"M7 2v10M2 7h10",stroke:"currentColor","stroke-width":"2","stroke-linecap":"round"})}),Qi=({full:e})=>s(q,{w:14,h:14,children:s("path",{d:e?"M5 1.5V5H1.5M9 1.5V5h3.5M5 12.5V9H1.5M9 12.5V9h3.5":"M1.5 5V1.5H5M12.5 5V1.5H9M1.5 9v3.5H5M12.5 9v3.5H9",fill:"none",stroke:"currentColor","stroke-width":"1.8","stroke-linecap":"round","stroke-linejoin":"round"})}),es=()=>s(q,{w:13,h:12,children:s("path",{d:"M1 6h2.6v5.5H1ZM5.2 1h2.6v10.5H5.2ZM9.4 4h2.6v7.5H9.4Z",fill:"currentColor"})}),pt=()=>s(q,{w:14,h:14,children:[s("path",{d:"M3 1v12M3 9.5h3.6A3.9 3.9 0 0 0 10.5 5.6V3.4",fill:"none",stroke:"currentColor","stroke-width":"1.8","stroke-linecap":"round"}),s("path",{d:"M10.5.6 13.2 4.4H7.8Z",fill:"currentColor"})]});async function cn(e){try{return await navigator.clipboard.writeText(e),!0}catch{return mc(e)}}function mc(e){let{activeElement:t}=document,n=document.createElement("textarea");n.value=e,n.style.position="fixed",n.style.opacity="0",document.body.append(n),n.select();try{return document.execCommand("copy")}catch{return!1}finally{n.remove(),t instanceof HTMLElement&&t.focus({preventScroll:!0})}}function ge({size:e=16,children:t}){return s("svg",{class:"ttr-icon",width:e,height:e,viewBox:"0 0 16 16","aria-hidden":"true",focusable:"false",children:s("g",{fill:"none",stroke:"currentColor","stroke-width":"1.8","stroke-linecap":"round","stroke-linejoin":"round",children:t})})}var dn=()=>s(ge,{children:[s("path",{d:"M6 11.2C4.4 10.2 3.6 8.8 3.6 6.9a4.4 4.4 0 0 1 8.8 0c0 1.9-.8 3.3-2.4 4.3V12H6Z"}),s("path",{d:"M6.4 14.6h3.2"})]}),pn=()=>s(ge,{children:[s("path",{d:"M13.2 8a5.2 5.2 0 1 1-1.6-3.8"}),s("path",{d:"M13.4 1.6v3.2h-3.2"})]}),ts=()=>s(ge,{children:[s("rect",{x:"5.4",y:"5.4",width:"8.4",height:"9",rx:"1.6"}),s("path",{d:"M10.4 2.4H4.2A1.8 1.8 0 0 0 2.4 4.2v6.6"})]}),ns=()=>s(ge,{children:[s("path",{d:"M6.2 3.4h8M6.2 8h8M6.2 12.6h8"}),s("path",{d:"M2.2 3.4h.1M2.2 8h.1M2.2 12.6h.1","stroke-width":"2.4"})]}),ke=({size:e=16})=>s(ge,{size:e,children:s("path",{d:"m3 8.6 3.4 3.6L13 4.2","stroke-width":"2.6"})}),os=()=>s(ge,{children:s("path",{d:"m4.2 4.2 7.6 7.6m0-7.6-7.6 7.6","stroke-width":"2.4"})}),rs=()=>s(ge,{children:[s("circle",{cx:"8",cy:"8",r:"5.9"}),s("path",{d:"M4.8 8h6.4","stroke-width":"2.4"})]}),is=()=>s(ge,{children:s("path",{d:"M10.9 2.5 13.5 5.1 5.6 13 2.5 13.5 3 10.4Z"})}),je=({turn:e=0})=>s(ge,{size:12,children:s("path",{d:"m5.4 2.4 5.6 5.6-5.6 5.6","stroke-width":"2.2",transform:`rotate(${e} 8 8)`})}),ss=()=>s(ge,{children:s("path",{d:"M2.4 8h10.4M9 4l4 4-4 4","stroke-width":"2.2"})});var fc=2e3;function hn({code:e}){let{texts:t}=k(),[n,o]=P(!1);A(()=>{if(!n)return;let i=setTimeout(()=>o(!1),fc);return()=>clearTimeout(i)},[n]);let r=t.t("ui-lesson-copy",{code:e});return s("span",{class:"ttr-lesson-copy",children:[s(v,{class:"ttr-plain ttr-code","aria-label":r,title:r,onClick:()=>{cn(e).then(o)},"data-action":"copy-code",children:[n?s(ke,{}):s(ts,{}),s("code",{children:e})]}),s("span",{class:"ttr-hidden",role:"status",children:n?t.t("ui-lesson-copied",{code:e}):""})]})}function J(e,t){return typeof e=="string"?e:e?e[t]??e.en??Object.values(e)[0]??"":""}function yc(e,t,n){let{language:o}=e;if(t.id!==n.id)return[mn(e,n),J(n.task,o)];let r=[],{feedback:i}=n;if(i&&(n.attempt!==t.attempt||i.verdict!==t.feedback?.verdict)&&r.push(`${e.t(`ui-lesson-${i.verdict}`)}. ${J(i.text,o)}`),!i&&t.feedback)r.push(mn(e,n),J(n.task,o));else if(n.step!==t.step&&!n.solved){let{step:a,steps:l}=n;r.push(`${e.t("ui-lesson-step",{step:a,steps:l})}. ${J(n.task,o)}`)}for(let a=t.hints.length;a<n.hints.length;a++)r.push(`${e.t("ui-lesson-hint-n",{n:a+1})}: ${J(n.hints[a],o)}`);return r}function mn(e,{number:t,title:n}){let o=J(n,e.language);return t===null?o:e.t("ui-lesson-named",{n:t,title:o})}function as({lesson:e}){let{texts:t}=k(),n=W(e),[o,r]=P({text:"",n:0});return A(()=>{let i=n.current;if(n.current=e,i===e)return;let a=yc(t,i,e).join(" ");a&&r(({n:l})=>({text:l%2?a:`${a} `,n:l+1}))},[e]),s("div",{class:"ttr-hidden","data-part":"live-lesson",role:"status","aria-live":"polite","aria-atomic":"true",children:o.text})}function ls(){let{size:e,texts:t}=k(),n=b(l=>l.lesson),[o,r]=P(!1);if(!n?.course)return null;let{course:i}=n,a=e==="narrow";return s("nav",{class:"ttr-course","data-part":"course","aria-label":t.t("ui-lesson-course"),children:[s("div",{class:"ttr-course-head",children:[!a&&s("ol",{class:"ttr-line",children:i.map((l,u)=>s(kc,{entry:l,place:u+1,here:l.id===n.id},l.id))}),s(v,{class:a?"ttr-course-fold":"ttr-square","aria-expanded":o,"aria-label":a?void 0:t.t("ui-lesson-course"),title:t.t(o?"ui-lesson-course-close":"ui-lesson-course"),"data-action":"lessons",onClick:()=>r(!o),children:a?s(gc,{lesson:n,course:i}):s(ns,{})})]}),o&&s(bc,{lesson:n,course:i,close:()=>r(!1)})]})}function us(e){return e.filter(t=>t.state==="solved").length}function gc({lesson:e,course:t}){let{texts:n}=k(),o=t.findIndex(r=>r.id===e.id);return s(S,{children:[s("span",{children:n.t("ui-lesson-course-place",{n:o+1,all:t.length})}),s("span",{class:"ttr-course-bits","aria-hidden":"true",children:t.map((r,i)=>s("span",{class:`ttr-bit-${r.state} ${i===o?"ttr-bit-here":""}`},r.id))}),e.reveal&&s("span",{children:n.t("ui-lesson-course-progress",{solved:us(t),n:t.length})}),s(je,{turn:90})]})}function cs(e,t){return e.t("ui-lesson-station",{lesson:mn(e,t),state:e.t(`ui-lesson-state-${t.state}`)})}function kc({entry:e,place:t,here:n}){let{texts:o,control:r}=k(),i=cs(o,e);return s("li",{class:`ttr-station ttr-station-${e.state} ${n?"ttr-station-here":""}`,children:s(v,{"aria-label":i,"aria-current":n?"step":void 0,title:i,"data-lesson":e.id,onClick:()=>!n&&r.lesson.go(e.id),children:[s("span",{children:e.number??t}),e.state==="solved"&&s("span",{class:"ttr-station-done",children:s(ke,{size:10})})]})})}function bc({lesson:e,course:t,close:n}){let{texts:o,control:r}=k();return s("div",{class:"ttr-panel ttr-lesson-list","data-part":"lesson-list",onKeyDown:i=>{i.key!=="Escape"||i.defaultPrevented||(i.preventDefault(),i.stopPropagation(),n())},children:[s("header",{class:"ttr-panel-head",children:[s("h3",{children:o.t("ui-lesson-course")}),e.reveal&&s("span",{children:o.t("ui-lesson-course-progress",{solved:us(t),n:t.length})}),s(v,{class:"ttr-square ttr-plain","aria-label":o.t("ui-lesson-course-close"),onClick:n,children:s(ae,{})})]}),s("ol",{children:t.map((i,a)=>s("li",{class:i.id===e.id?"ttr-on":"",children:[s(v,{class:"ttr-plain","aria-label":cs(o,i),"aria-current":i.id===e.id?"step":void 0,"data-lesson":i.id,onClick:()=>{n(),i.id!==e.id&&r.lesson.go(i.id)},children:[s("span",{class:`ttr-list-mark ttr-station-${i.state}`,children:i.state==="solved"?s(ke,{size:12}):i.number??a+1}),s("span",{class:"ttr-list-title",children:[i.state==="solved"&&i.number!==null?`${i.number} · `:"",J(i.title,o.language)]}),s("small",{children:o.t(`ui-lesson-state-${i.state}`)})]}),i.number!==null&&s(hn,{number:i.number})]},i.id))})]})}var vc=1450;function fn(e){let t=W(e),[n,o]=P(!1);return A(()=>{let r=e&&!t.current;if(t.current=e,!r||Ve())return;o(!0);let i=setTimeout(()=>o(!1),vc);return()=>{clearTimeout(i),o(!1)}},[e]),n}var ht=6;function Ae({rule:e,label:t}){let{texts:n}=k(),[o,r]=P(!1),i=W(null),a=W(null),l=Nr(),u=`rule-${e.toLowerCase()}`;ue(()=>{o&&i.current&&a.current&&wc(a.current,i.current.getBoundingClientRect())},[o,n]),A(()=>{if(!o)return;let d=h=>{h.composedPath().includes(i.current)||r(!1)};return document.addEventListener("pointerdown",d),document.addEventListener("scroll",d,!0),()=>{document.removeEventListener("pointerdown",d),document.removeEventListener("scroll",d,!0)}},[o]);let c=t??n.t("ui-rule",{rule:e});return n.has(u)?s("span",{ref:i,class:"ttr-rule",onKeyDown:d=>{d.key!=="Escape"||!o||(d.preventDefault(),d.stopPropagation(),r(!1))},onFocusOut:d=>{d.relatedTarget instanceof Node&&!i.current?.contains(d.relatedTarget)&&r(!1)},children:[s(v,{class:"ttr-rule-button","aria-expanded":o,"aria-controls":o?l:void 0,"data-rule":e,onClick:()=>r(!o),children:c}),o&&s("span",{ref:a,id:l,class:"ttr-rule-box",popover:"manual",role:"status","data-part":"rule",children:[s("b",{children:[e," · ",n.t(`${u}-title`)]}),s("span",{children:n.t(u)})]})]}):s("span",{class:"ttr-rule",children:c})}function wc(e,t){e.showPopover?.();let{offsetWidth:n,offsetHeight:o}=e,{innerWidth:r,innerHeight:i}=window,a=t.bottom+ht,l=a+o+ht<=i?a:t.top-ht-o;e.style.left=`${Math.max(ht,Math.min(t.left,r-n-ht))}px`,e.style.top=`${Math.max(ht,l)}px`}var ds=/\b(R[1-9]\d?)\b/,_c=/([（(]?\bR[1-9]\d?\b[）)]?[.。,，、;；]?)/;function St({text:e}){return s(S,{children:e.split(_c).map((t,n)=>n%2?s($c,{text:t},`${n} ${t}`):t)})}function $c({text:e}){let[t="",n="",o=""]=e.split(ds);return s("span",{class:"ttr-whole",children:[t,s(Ae,{rule:n,label:n}),o]})}function ps(e,t){return e.split(ds).some((n,o)=>o%2===1&&n===t)}var Cc={right:ke,solved:ke,wrong:os,open:ss,refused:rs,recorded:is},xc=400;function Sc(){let{texts:e,atlas:t}=k(),n=E(l=>l.reason),o=b(l=>l.refusal),r=n?.code==="choose_payment"?null:n??o,[i,a]=P(null);return A(()=>{if(a(null),!r)return;let l=setTimeout(()=>a(r),xc);return()=>clearTimeout(l)},[r]),i&&i===r?{text:We(e,t,i),rule:i.rule}:null}function hs({lesson:e}){let{texts:t}=k(),n=Sc(),o=n?{verdict:"refused",text:n.text,rule:n.rule||null,code:null}:e.feedback,r=e.solved?[]:e.hints;return s("div",{class:"ttr-lesson-talk","data-part":"lesson-talk","data-verdict":o?.verdict??"none",children:[o?s(Tc,{feedback:o},n?"own":e.attempt):s("p",{class:"ttr-lesson-prompt",children:t.t(e.reveal?"ui-lesson-prompt":"ui-lesson-prompt-exam")}),r.length>0&&s("ul",{class:"ttr-lesson-hints","data-part":"lesson-hints",children:r.map((i,a)=>s("li",{class:"ttr-lesson-hint",children:[s(dn,{}),s("span",{children:[s("b",{children:t.t("ui-lesson-hint-n",{n:a+1})})," ",s(St,{text:J(i,t.language)})]})]},a))})]})}function Tc({feedback:e}){let{texts:t}=k(),{verdict:n,rule:o}=e,r=J(e.text,t.language),i=Cc[n];return s("div",{class:`ttr-feedback ttr-feedback-${n}`,"data-part":"lesson-feedback",children:[s("span",{class:"ttr-feedback-mark",children:s(i,{})}),s("p",{children:[s("b",{class:"ttr-feedback-word",children:t.t(`ui-lesson-${n}`)})," ",s(St,{text:r}),o&&!ps(r,o)&&s(S,{children:[" ",s(Ae,{rule:o,label:o},o)]})]})]})}var Rc=["purple","green","yellow","red","locomotive"];function ms(){return s("span",{class:"ttr-lesson-train","aria-hidden":"true","data-part":"lesson-train",children:s("span",{class:"ttr-lesson-cars",children:Rc.map(e=>s(ti,{color:e},e))})})}var Ec=/^R(1[3-9]|2[0-6])$/;function Mc(e,t){return t?.you?.offer.length?"tickets":e.rules.some(n=>Ec.test(n))?"market":"hand"}function fs(){let e=b(t=>t.lesson);return e?s(Pc,{lesson:e},e.id):null}function ys(){let e=b(t=>t.lesson);return e?s(as,{lesson:e}):null}function Pc({lesson:e}){let{texts:t,ui:n,sync:o}=k(),r=fn(e.solved),i=b(u=>u.link==="live"),{language:a}=t,l=J(e.title,a);return A(()=>n.set({tab:Mc(e,o.store.get().view)}),[]),s("section",{class:`ttr-lesson ${e.solved?"ttr-lesson-solved":""} ${r?"ttr-lesson-just-solved":""}`,"data-part":"lesson","data-lesson":e.id,"data-solved":e.solved,"aria-label":e.number===null?l:t.t("ui-lesson-named",{n:e.number,title:l}),children:[s("div",{class:"ttr-lesson-head",children:[s(Lc,{lesson:e}),s("div",{class:"ttr-lesson-words",children:[s("div",{class:"ttr-lesson-title",children:[s("h3",{children:l}),e.steps>1&&s(Wc,{lesson:e})]}),s("p",{class:"ttr-lesson-task","data-part":"lesson-task",children:s(St,{text:J(e.task,a)})})]}),s("div",{class:"ttr-lesson-side",children:[i&&s(Ac,{lesson:e}),s(Bc,{lesson:e})]})]}),s(hs,{lesson:e}),r&&s(ms,{})]})}function Lc({lesson:e}){let{texts:t}=k(),{number:n,solved:o}=e;return s("span",{class:"ttr-lesson-badge","aria-hidden":"true",children:[s("span",{children:t.t("ui-lesson")}),s("b",{children:o?s(ke,{size:20}):n??"·"})]})}function Wc({lesson:e}){let{texts:t}=k(),{step:n,steps:o,solved:r}=e;return s("span",{class:"ttr-lesson-dots",role:"img","aria-label":t.t("ui-lesson-step",{step:n,steps:o}),children:[Array.from({length:o},(i,a)=>s("span",{class:r||a+1<n?"ttr-dot-done":a+1===n?"ttr-dot-now":""},a)),s("span",{"aria-hidden":"true",children:t.t("ui-lesson-step",{step:n,steps:o})})]})}function Ac({lesson:e}){let{texts:t,control:n}=k(),{course:o,feedback:r,solved:i,hints:a,hints_left:l}=e,u=o?.findIndex(p=>p.id===e.id)??-1,c=o!==null&&u===o.length-1,d=r?.verdict==="wrong"&&!i,h=!l&&a.length?"ui-lesson-hint-none":a.length?"ui-lesson-hint-more":"ui-lesson-hint",f=i&&!c;return s("div",{class:"ttr-lesson-buttons","data-part":"lesson-buttons",children:[e.reveal&&!i&&(l>0||a.length>0)&&s(v,{disabled:!l,title:t.t(h),onClick:()=>n.lesson.act("hint"),"data-action":"hint",children:[s(dn,{}),t.t("ui-lesson-hint")]}),s(v,{class:d||i&&!o?"ttr-primary":"",onClick:()=>n.lesson.act("retry"),"data-action":"again",children:[s(pn,{}),t.t("ui-lesson-again")]}),o&&s("span",{class:"ttr-lesson-way",children:[s(v,{class:"ttr-square",disabled:u===0,"aria-label":t.t("ui-lesson-back"),title:t.t("ui-lesson-back"),onClick:()=>n.lesson.act("back"),"data-action":"lesson-back",children:s(je,{turn:180})}),s(v,{class:f?"ttr-primary":"ttr-square",disabled:c,"aria-label":t.t("ui-lesson-next"),title:t.t("ui-lesson-next"),onClick:()=>n.lesson.act("next"),"data-action":"lesson-next",children:[f&&t.t("ui-lesson-next"),s(je,{})]})]})]})}function Bc({lesson:e}){let{texts:t}=k(),n=J(e.source,t.language);return s("div",{class:"ttr-lesson-references",children:[e.rules.length>0&&s("span",{class:"ttr-lesson-rules",role:"group","aria-label":t.t("ui-lesson-rules"),title:n,children:e.rules.map(o=>s(Ae,{rule:o,label:o},o))}),e.number!==null&&s(hn,{code:`ttr.lesson(${e.number})`})]})}var yn=class{byPly=new Map;key=null;listed=[];get events(){return this.listed}merge(t,n=t.ply){let o={branch:t.branch,seat:t.seat};(!this.key||this.key.branch!==o.branch||this.key.seat!==o.seat)&&(this.byPly.clear(),this.key=o);for(let r of t.events)this.byPly.set(r.ply,r);for(let r of this.byPly.keys())r>=n&&this.byPly.delete(r);return this.list(),this.missingFrom(n)}fill(t,n){if(!(!this.key||this.key.branch!==t)){for(let o of n)this.byPly.set(o.ply,o);this.list()}}list(){this.listed=[...this.byPly.values()].sort((t,n)=>t.ply-n.ply)}missingFrom(t){let n=this.listed[0];if(!n)return t>0?0:null;if(n.ply>1)return 0;for(let r=1;r<this.listed.length;r++){let i=this.listed[r-1]?.ply??0;if((this.listed[r]?.ply??0)!==i+1)return i+1}let o=(this.listed.at(-1)?.ply??-1)+1;return o<t?o:null}};function $e(e){let t=[];for(let n of e){let o=t.at(-1);o&&o.turn===n.turn&&o.seat===n.seat?o.events.push(n):t.push({turn:n.turn,seat:n.seat,events:[n]})}return t.reverse()}function gs(e,t){let n=$e(e).map(o=>(o.events.at(-1)?.ply??0)+1);return[...new Set([0,...n.reverse().filter(o=>o<t),t])]}var Ic=4,Oc=6;function ks(e,t,n,o,r=!1){if(!n)return[];let i=()=>r?[]:Eo(e,o),a=n.seat!==o.seat;if(n.branch!==o.branch||o.ply<n.ply)return[e.t("live-moved-back",{ply:o.ply}),...i()];let u=a?[]:o.events.filter(h=>h.ply>=n.ply),c=Nc(e,t,o,u,o.ply-n.ply);for(let h of _o(n,o))c.push(e.t("live-ticket-done",{ticket:e.ticket(h,t)}));return o.phase==="over"&&n.phase!=="over"&&c.push(Mo(e,o)),(n.turn!==o.turn||n.phase!==o.phase||a)&&c.push(...i()),c.filter(Boolean)}function Nc(e,t,n,o,r){if(o.length<=Ic&&r<=o.length)return o.map(c=>Pi(e,t,n,c));let a=$e(o).reverse().slice(-Oc),l=r-a.reduce((c,d)=>c+d.events.length,0),u=l>0?[e.t("live-many",{n:l})]:[];return u.push(...a.map(c=>Dc(e,t,n,c))),o.some(c=>c.final)&&u.push(e.t("event-live-final")),o.some(c=>c.over)&&u.push(e.t("event-live-over")),u}function Dc(e,t,n,{events:o,seat:r}){let i=n.players[r]?.name??"",a=o.find(u=>u.kind==="claim");if(a?.route)return e.t("live-sum-claim",{name:i,route:e.route(a.route,t,!0)});let l=o.filter(u=>u.kind==="draw"||u.kind==="deck").length;return l?e.t("live-sum-draws",{name:i,n:l}):e.t(o.some(u=>u.kind==="pass")?"live-sum-pass":"live-sum-tickets",{name:i})}function Eo(e,t){let n=O(t);if(t.turn===null)return[];if(t.turn!==n)return[e.t("live-turn",{name:t.players[t.turn]?.name??""})];if(t.phase==="second_card")return[e.t("live-second")];if(t.phase==="tickets"||t.phase==="initial_tickets")return[e.t("live-choose",{n:at(t)??1})];let o=[e.t("event-live-yours")];return t.final&&t.final.turns_left>0&&o.push(e.t("live-last-turn")),t.legal.moves.length===1&&t.legal.moves[0]==="pass"&&o.push(e.t("live-pass")),o}function Mo(e,t){let n=t.winners??[],o=n.map(i=>t.players[i]?.name??""),r=t.scores?.[n[0]??0]?.total??0;return o.length>1?e.t("live-shared",{names:e.list(o),points:r}):o[0]===void 0?"":e.t("live-wins",{name:o[0],points:r})}function Tt(e,t){return e.filter(n=>n===t).length}function Ze(e,t,n){return(e[n]??0)-Tt(t,n)}function bs(e,t){let n=e.lastIndexOf(t);return n<0?e:e.filter((o,r)=>r!==n)}function vs(e,t){let n=[];for(let o of t)Ze(e,n,o)>0&&n.push(o);return n.length===t.length?t:n}function gn(e){return K.map(t=>[t,Tt(e,t)]).filter(([,t])=>t>0)}function ws(e,t){let n=gn(t).map(([o,r])=>`${r} ${o}`);return`claim ${e} with ${n.join(" + ")}`}function kn(e){let t=Tt(e,"locomotive"),n=gn(e).filter(([i])=>i!=="locomotive");if(n.length>1||!e.length)return null;let[o,r]=n[0]??["locomotive",0];return[o,r,t]}function Po(e,t,n){let o=t.routes.get(n);return o?e.t("ui-route-facts",{route:e.pair(o.a,o.b),color:o.color==="gray"&&o.twin?_s(e,o):e.color(o.color),n:o.length,points:t.pointsOf(o.length)}):n}function Lo(e,t,n,o){let r=n.owners[o];if(r!==void 0)return e.t("ui-route-of",{name:n.players[r]?.name??""});if(n.legal.claims[o]?.length)return e.t("ui-route-can");let i=n.phase==="turn"&&n.turn!==null&&n.turn===O(n);return Object.values(n.closed).some(l=>l.includes(o))||i?We(e,t,Co(n,o,t)):""}function _s(e,t){return t.color!=="gray"?e.t("ui-mirror-lane-color",{color:e.color(t.color)}):e.t("ui-mirror-lane-number",{n:t.id.split(":").at(-1)??""})}function $s(e,t){return lt(e,t,e.t("ui-mirror-and"))}function Cs(e,t,n,o){let r=t.routes.get(n);if(!r)return n;let i={a:e.city(r.a),b:e.city(r.b),payment:$s(e,o)};return r.twin?e.t("ui-mirror-claim-lane",{...i,lane:_s(e,r)}):e.t("ui-mirror-claim",i)}function xs(e,t,n){let o=n.map(r=>e.t("ui-ticket-label",{ticket:e.ticket(r,t),points:t.tickets.get(r)?.points??0}));return e.t("ui-mirror-keep",{tickets:o.join(e.t("ui-mirror-and"))})}function Ss(e,t,n,o){let r=t.routesOf(o),i=r.filter(a=>n?.legal.claims[a.id]?.length).length;return e.t("live-city",{city:e.city(o),routes:r.length,legal:i})}function Ts(e,t,n,o){let r=Po(e,t,o).replaceAll(" · ",", "),i=n?Lo(e,t,n,o):"";return i?`${r}. ${i}`:`${r}.`}function bn(e,t,n){let r=Object.values(t?.legal.claims??{}).filter(i=>i.some(a=>a[0]===n)).length;return e.t("live-picked",{color:e.color(n),n:r})}function Rs(e,t,n,o){switch(o.kind){case"claim":{let r=e.t("ui-claim",{route:e.route(o.route,t,!0)});if(o.cards)return Fc(e,t,o.route,r,o.cards);if(!o.payment)return e.t("live-choice-pay",{what:r,n:n.legal.claims[o.route]?.length??0});let i=t.routes.get(o.route)?.length??0,a=(n.players[O(n)??0]?.trains??0)-i,l=$s(e,o.payment);return e.t("live-choice",{what:r,payment:l,points:t.pointsOf(i),trains:a})}case"draw":return e.t("live-choice-draw",{what:e.t("ui-draw",{color:e.color(o.color)})});case"deck":return e.t("live-choice-draw",{what:e.t("ui-draw-deck")});case"tickets":return e.t("live-choice-draw",{what:e.t("ui-draw-tickets")})}}function Fc(e,t,n,o,r){let i=gn(r).map(([a,l])=>Ye(e,a,l));return e.t("ui-lesson-pay-said",{what:o,n:t.routes.get(n)?.length??0,cards:r.length,payment:i.join(e.t("ui-mirror-and"))})}function Ce(e){return e==="live"||e==="page"}function Es(e){let t=e.get("layout");return typeof t=="object"&&t!==null&&t.comm_live===!1}function Ms(e){return e.get("page")===!0?"page":Es(e)?"none":"live"}function Ps(e,t){let n,o=()=>{clearTimeout(n),n=setTimeout(()=>t(Es(e)?"lost":"live"))},r=()=>t("lost");return e.on("comm_live_update",o),e.on("comm:close",r),()=>{clearTimeout(n),e.off("comm_live_update",o),e.off("comm:close",r)}}function Ls(e,t,n){if(!t?.names.length)return e;let o=e.players.map((r,i)=>{let a=J(t.names[i],n);return a&&a!==r.name?{...r,name:a}:r});return o.every((r,i)=>r===e.players[i])?e:{...e,players:o}}function Ws(e,t){let n={...e};for(let o of["seat","owner"]){let r=e[o],i=typeof r=="number"?t?.players[r]?.name:void 0;i!==void 0&&`${o}_name`in e&&(n[`${o}_name`]=i)}return n}var Hc=[0,50,200,600,1500,4e3],vn=class{constructor(t){this.model=t;t.on("change:overlay_id",this.find),this.find()}model;store=new Me({canvas:null,frame:0});source=null;manager=null;copy=null;search=0;destroy(){this.model.off("change:overlay_id",this.find),this.search+=1,this.leave()}find=async()=>{this.search+=1;let{search:t}=this;this.leave();let n=/^IPY_MODEL_(.+)$/.exec(String(this.model.get("overlay_id")??""))?.[1],{widget_manager:o}=this.model;if(!(!n||typeof o?.get_model!="function"))for(let r of Hc){if(r&&await new Promise(a=>setTimeout(a,r)),t!==this.search)return;let i=await Promise.resolve().then(()=>o.get_model?.(n)).catch(()=>null);if(t!==this.search)return;if(i)return this.follow(i)}};follow(t){if(typeof t.on!="function"||!(t.canvas instanceof HTMLCanvasElement))return;this.source=t,t.on("new-frame",this.onFrame),t.on("destroy",this.leave);let n=t.get("_canvas_manager");typeof n?.on=="function"&&(this.manager=n,n.on("msg:custom",this.onMessage)),this.onFrame()}leave=()=>{this.source?.off("new-frame",this.onFrame),this.source?.off("destroy",this.leave),this.manager?.off("msg:custom",this.onMessage),this.source=this.manager=null,this.copy&&(this.copy.width=this.copy.height=0),this.copy=null,this.store.set({canvas:null})};onFrame=()=>{let t=this.source?.canvas;if(!(t instanceof HTMLCanvasElement)||t.width===0||t.height===0)return;let n=this.copy??=document.createElement("canvas");(n.width!==t.width||n.height!==t.height)&&(n.width=t.width,n.height=t.height);let o=n.getContext("2d");o&&(o.globalCompositeOperation="copy",o.drawImage(t,0,0),this.store.set({canvas:n,frame:this.store.get().frame+1}))};onMessage=()=>{let{manager:t}=this;t?.currentProcessing instanceof Promise&&(t.currentProcessing=t.currentProcessing.catch(n=>{console.warn("the overlay could not be drawn:",n)}))}};var wn=class{constructor(t,n,o,r){this.ask=t;this.live=n;this.changed=o;this.slowAfter=r}ask;live;changed;slowAfter;asked=null;wish=null;timer;seek(t){this.wish=t,this.asked===null?this.next():this.changed({ply:t,slow:!1})}arrived(t,n){if(this.asked===null||t!==Math.min(this.asked,n))return;let o=this.wish===null||Math.min(this.wish,n)===t;this.asked=null,o?this.stop():this.next()}cancel(t){this.asked!==null&&this.ask(Math.min(t,this.live())),this.stop()}stop(){clearTimeout(this.timer),this.asked=null,this.wish=null,this.changed(null)}next(){let{wish:t}=this;t!==null&&(this.asked=Math.min(t,this.live()),clearTimeout(this.timer),this.timer=setTimeout(()=>this.wish!==null&&this.changed({ply:this.wish,slow:!0}),this.slowAfter),this.changed({ply:t,slow:!1}),this.ask(this.asked))}};var be=class{constructor(t){this.value=t}valueOf(){return this.value}},F=class extends be{constructor(t="???"){super(t)}toString(t){return`{${this.value}}`}},le=class extends be{constructor(t,n={}){super(t),this.opts=n}toString(t){if(t)try{return t.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return this.value.toString(10)}},ve=class e extends be{static supportsValue(t){if(typeof t=="number"||t instanceof Date)return!0;if(t instanceof be)return e.supportsValue(t.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(t instanceof n.Instant||t instanceof n.PlainDateTime||t instanceof n.PlainDate||t instanceof n.PlainMonthDay||t instanceof n.PlainTime||t instanceof n.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof be&&(t=t.valueOf()),typeof t=="object"&&"calendarId"in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](t){return t==="string"?this.toString():this.toNumber()}toNumber(){let t=this.value;if(typeof t=="number")return t;if(t instanceof Date)return t.getTime();if("epochMilliseconds"in t)return t.epochMilliseconds;if("toZonedDateTime"in t)return t.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(t){if(t)try{return t.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var As=100,Vc="⁨",zc="⁩";function Kc(e,t,n){if(n===t||n instanceof le&&t instanceof le&&n.value===t.value)return!0;if(t instanceof le&&typeof n=="string"){let o=e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value);if(n===o)return!0}return!1}function Bs(e,t,n){return t[n]?mt(e,t[n].value):(e.reportError(new RangeError("No default")),new F)}function Wo(e,t){let n=[],o=Object.create(null);for(let r of t)r.type==="narg"?o[r.name]=Rt(e,r.value):n.push(Rt(e,r));return{positional:n,named:o}}function Rt(e,t){switch(t.type){case"str":return t.value;case"num":return new le(t.value,{minimumFractionDigits:t.precision});case"var":return Uc(e,t);case"mesg":return Yc(e,t);case"term":return jc(e,t);case"func":return Zc(e,t);case"select":return qc(e,t);default:return new F}}function Uc(e,{name:t}){let n;if(e.params)if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new F(`$${t}`);else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(new ReferenceError(`Unknown variable: $${t}`)),new F(`$${t}`);if(n instanceof be)return n;switch(typeof n){case"string":return n;case"number":return new le(n);case"object":if(ve.supportsValue(n))return new ve(n);default:return e.reportError(new TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new F(`$${t}`)}}function Yc(e,{name:t,attr:n}){let o=e.bundle._messages.get(t);if(!o)return e.reportError(new ReferenceError(`Unknown message: ${t}`)),new F(t);if(n){let r=o.attributes[n];return r?mt(e,r):(e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new F(`${t}.${n}`))}return o.value?mt(e,o.value):(e.reportError(new ReferenceError(`No value: ${t}`)),new F(t))}function jc(e,{name:t,attr:n,args:o}){let r=`-${t}`,i=e.bundle._terms.get(r);if(!i)return e.reportError(new ReferenceError(`Unknown term: ${r}`)),new F(r);if(n){let l=i.attributes[n];if(l){e.params=Wo(e,o).named;let u=mt(e,l);return e.params=null,u}return e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new F(`${r}.${n}`)}e.params=Wo(e,o).named;let a=mt(e,i.value);return e.params=null,a}function Zc(e,{name:t,args:n}){let o=e.bundle._functions[t];if(!o)return e.reportError(new ReferenceError(`Unknown function: ${t}()`)),new F(`${t}()`);if(typeof o!="function")return e.reportError(new TypeError(`Function ${t}() is not callable`)),new F(`${t}()`);try{let r=Wo(e,n);return o(r.positional,r.named)}catch(r){return e.reportError(r),new F(`${t}()`)}}function qc(e,{selector:t,variants:n,star:o}){let r=Rt(e,t);if(r instanceof F)return Bs(e,n,o);for(let i of n){let a=Rt(e,i.key);if(Kc(e,r,a))return mt(e,i.value)}return Bs(e,n,o)}function Ao(e,t){if(e.dirty.has(t))return e.reportError(new RangeError("Cyclic reference")),new F;e.dirty.add(t);let n=[],o=e.bundle._useIsolating&&t.length>1;for(let r of t){if(typeof r=="string"){n.push(e.bundle._transform(r));continue}if(e.placeables++,e.placeables>As)throw e.dirty.delete(t),new RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${As}`);o&&n.push(Vc),n.push(Rt(e,r).toString(e)),o&&n.push(zc)}return e.dirty.delete(t),n.join("")}function mt(e,t){return typeof t=="string"?e.bundle._transform(t):Ao(e,t)}var _n=class{constructor(t,n,o){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=t,this.errors=n,this.args=o}reportError(t){if(!this.errors||!(t instanceof Error))throw t;this.errors.push(t)}memoizeIntlObject(t,n){let o=this.bundle._intls.get(t);o||(o={},this.bundle._intls.set(t,o));let r=JSON.stringify(n);return o[r]||(o[r]=new t(this.bundle.locales,n)),o[r]}};function Bo(e,t){let n=Object.create(null);for(let[o,r]of Object.entries(e))t.includes(o)&&(n[o]=r.valueOf());return n}var Is=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function Os(e,t){let n=e[0];if(n instanceof F)return new F(`NUMBER(${n.valueOf()})`);if(n instanceof le)return new le(n.valueOf(),{...n.opts,...Bo(t,Is)});if(n instanceof ve)return new le(n.toNumber(),{...Bo(t,Is)});throw new TypeError("Invalid argument to NUMBER")}var Gc=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function Ns(e,t){let n=e[0];if(n instanceof F)return new F(`DATETIME(${n.valueOf()})`);if(n instanceof ve||n instanceof le)return new ve(n,Bo(t,Gc));throw new TypeError("Invalid argument to DATETIME")}var Ds=new Map;function Fs(e){let t=Array.isArray(e)?e.join(" "):e,n=Ds.get(t);return n===void 0&&(n=new Map,Ds.set(t,n)),n}var Et=class{constructor(t,{functions:n,useIsolating:o=!0,transform:r=i=>i}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(t)?t:[t],this._functions={NUMBER:Os,DATETIME:Ns,...n},this._useIsolating=o,this._transform=r,this._intls=Fs(t)}hasMessage(t){return this._messages.has(t)}getMessage(t){return this._messages.get(t)}addResource(t,{allowOverrides:n=!1}={}){let o=[];for(let r=0;r<t.body.length;r++){let i=t.body[r];if(i.id.startsWith("-")){if(n===!1&&this._terms.has(i.id)){o.push(new Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(n===!1&&this._messages.has(i.id)){o.push(new Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return o}formatPattern(t,n=null,o=null){if(typeof t=="string")return this._transform(t);let r=new _n(this,o,n);try{return Ao(r,t).toString(r)}catch(i){if(r.errors&&i instanceof Error)return r.errors.push(i),new F().toString(r);throw i}}};var Io=/^(-?[a-zA-Z][\w-]*) *= */gm,Hs=/\.([a-zA-Z][\w-]*) *= */y,Jc=/\*?\[/y,Oo=/(-?[0-9]+(?:\.([0-9]+))?)/y,Xc=/([a-zA-Z][\w-]*)/y,Vs=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Qc=/^[A-Z][A-Z0-9_-]*$/,$n=/([^{}\n\r]+)/y,ed=/([^\\"\n\r]*)/y,zs=/\\([\\"])/y,Ks=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,td=/^\n+/,Us=/ +$/,nd=/ *\r?\n/g,od=/( *)$/,rd=/{\s*/y,Ys=/\s*}/y,id=/\[\s*/y,sd=/\s*] */y,ad=/\s*\(\s*/y,ld=/\s*->\s*/y,ud=/\s*:\s*/y,cd=/\s*,?\s*/y,dd=/\s+/y,Mt=class{constructor(t){this.body=[],Io.lastIndex=0;let n=0;for(;;){let $=Io.exec(t);if($===null)break;n=Io.lastIndex;try{this.body.push(u($[1]))}catch(T){if(T instanceof SyntaxError)continue;throw T}}function o($){return $.lastIndex=n,$.test(t)}function r($,T){if(t[n]===$)return n++,!0;if(T)throw new T(`Expected ${$}`);return!1}function i($,T){if(o($))return n=$.lastIndex,!0;if(T)throw new T(`Expected ${$.toString()}`);return!1}function a($){$.lastIndex=n;let T=$.exec(t);if(T===null)throw new SyntaxError(`Expected ${$.toString()}`);return n=$.lastIndex,T}function l($){return a($)[1]}function u($){let T=d(),B=c();if(T===null&&Object.keys(B).length===0)throw new SyntaxError("Expected message value or attributes");return{id:$,value:T,attributes:B}}function c(){let $=Object.create(null);for(;o(Hs);){let T=l(Hs),B=d();if(B===null)throw new SyntaxError("Expected attribute value");$[T]=B}return $}function d(){let $;if(o($n)&&($=l($n)),t[n]==="{"||t[n]==="}")return h($?[$]:[],1/0);let T=I();return T?$?h([$,T],T.length):(T.value=M(T.value,td),h([T],T.length)):$?M($,Us):null}function h($=[],T){for(;;){if(o($n)){$.push(l($n));continue}if(t[n]==="{"){$.push(f());continue}if(t[n]==="}")throw new SyntaxError("Unbalanced closing brace");let Q=I();if(Q){$.push(Q),T=Math.min(T,Q.length);continue}break}let B=$.length-1,V=$[B];typeof V=="string"&&($[B]=M(V,Us));let j=[];for(let Q of $)Q instanceof Cn&&(Q=Q.value.slice(0,Q.value.length-T)),Q&&j.push(Q);return j}function f(){i(rd,SyntaxError);let $=p();if(i(Ys))return $;if(i(ld)){let T=g();return i(Ys,SyntaxError),{type:"select",selector:$,...T}}throw new SyntaxError("Unclosed placeable")}function p(){if(t[n]==="{")return f();if(o(Vs)){let[,$,T,B=null]=a(Vs);if($==="$")return{type:"var",name:T};if(i(ad)){let V=m();if($==="-")return{type:"term",name:T,attr:B,args:V};if(Qc.test(T))return{type:"func",name:T,args:V};throw new SyntaxError("Function names must be all upper-case")}return $==="-"?{type:"term",name:T,attr:B,args:[]}:{type:"mesg",name:T,attr:B}}return _()}function m(){let $=[];for(;;){switch(t[n]){case")":return n++,$;case void 0:throw new SyntaxError("Unclosed argument list")}$.push(y()),i(cd)}}function y(){let $=p();return $.type!=="mesg"?$:i(ud)?{type:"narg",name:$.name,value:_()}:$}function g(){let $=[],T=0,B;for(;o(Jc);){r("*")&&(B=T);let V=w(),j=d();if(j===null)throw new SyntaxError("Expected variant value");$[T++]={key:V,value:j}}if(T===0)return null;if(B===void 0)throw new SyntaxError("Expected default variant");return{variants:$,star:B}}function w(){i(id,SyntaxError);let $;return o(Oo)?$=C():$={type:"str",value:l(Xc)},i(sd,SyntaxError),$}function _(){if(o(Oo))return C();if(t[n]==='"')return R();throw new SyntaxError("Invalid expression")}function C(){let[,$,T=""]=a(Oo),B=T.length;return{type:"num",value:parseFloat($),precision:B}}function R(){r('"',SyntaxError);let $="";for(;;){if($+=l(ed),t[n]==="\\"){$+=x();continue}if(r('"'))return{type:"str",value:$};throw new SyntaxError("Unclosed string literal")}}function x(){if(o(zs))return l(zs);if(o(Ks)){let[,$,T]=a(Ks),B=parseInt($||T,16);return B<=55295||57344<=B?String.fromCodePoint(B):"�"}throw new SyntaxError("Unknown escape sequence")}function I(){let $=n;switch(i(dd),t[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return D(t.slice($,n))}return t[n-1]===" "?D(t.slice($,n)):!1}function M($,T){return $.replace(T,"")}function D($){let T=$.replace(nd,`
`),B=od.exec($)[1].length;return new Cn(T,B)}}},Cn=class{constructor(t,n){this.value=t,this.length=n}};var js=`city-atlanta = Atlanta
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
    [empty] There is no move in an empty text. Try “draw red”, “draw deck”, “draw tickets”, “keep …” or “claim … with …”.
    [too_long] That is too long for a move: a move has at most { $limit } characters.
    [characters] “{ $text }” holds characters that cannot be part of a move.
    [draw] Draw what? A face-up card by its colour (“draw red”), “draw deck” or “draw tickets”.
    [keep] Keep which tickets? Write “keep all”, or their cities: “keep Dallas-New York, Denver-El Paso”.
    [many] That names far more tickets than an offer can hold.
    [claim] A claim names a route and what is paid: “claim Helena-Seattle with 5 yellow + 1 locomotive”.
    [payment] “{ $payment }” is no payment. Write numbers and colours: “5 yellow + 1 locomotive”.
    [pair] “{ $pair }” does not name two cities. Write them with a dash between: “Helena-Seattle”.
    [pass] To pass, write “pass” and nothing else.
    [near] “{ $text }” is no move. Did you mean { $suggestions } …?
   *[verb] “{ $text }” is no move. A move begins with draw, keep, claim or pass.
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
refusal-no-cards = There is no train card to draw: deck and discard are empty.
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
ui-link-none-hint = No kernel stands behind it. Run the cell to play on
ui-link-none-brief = not live
ui-saving-failed-hint = The game could not be written to its file; this is tried again at every move
ui-saving-taken-hint = Another game or program writes that file now
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
ui-player-line = Seat { $seat }, { $name }: { $points } points, { $trains } trains, { $cards } cards, { $tickets } tickets
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
ui-log-hint = A row takes you back to it
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
ui-branch-code = So it is called in a cell
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
ui-tickets-hidden = Covered until { $name } takes the seat
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
ui-start-bar-hint = 2 to 5 seats, people and bots. Then press “Start game”
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
} { $kept } of { $of } tickets
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
} { $n } tickets.
event-live-chosen = { $name ->
    [You] You have chosen
   *[other] { $name } has chosen
} the first tickets.
event-live-keep = { $name ->
    [You] You keep
   *[other] { $name } keeps
} { $kept } of { $of } tickets.
event-live-claim = { $name ->
    [You] You claim
   *[other] { $name } claims
} { $route } with { $payment }: { $points } points.
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
live-pass = Nothing is possible but to pass.
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
} with { $points } points.
live-shared = { $names } share the victory with { $points } points.
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
ui-mirror-market = Market: { $cards }. { $deck } in the deck, { $discard } discarded, { $tickets } tickets left.
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
ui-mirror-game = The game`;var Zs=`city-atlanta = アトランタ
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
ui-draw = { $color } を取る
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
ui-lost-hint = 動いていますか。起動して、盤のセルをもう一度実行してください
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
ui-over-counting = 下で点数を数えています
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
ui-link-none-brief = 保存盤面
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
ui-last-turn = 最後の番
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
ui-tickets-hidden = { $name } が席につくまで伏せてあります
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
ui-start-bar-hint = 2～5 席、人もボットも。選んだら「開始」
ui-start-hint = 2～5 席
ui-start-name = 席 { $n } の名前
ui-start-kind = 席 { $n } の担当
ui-start-person = 人
ui-start-greedy = 欲張りボット
ui-start-random = 乱数ボット
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
ui-help-rules-1 = 手番では、列車カードを引く、路線を確保する、行き先チケットを引く、のどれか一つをします。
ui-help-rules-2 = カードは表か山札から 2 枚引きます。表向きの SL は 1 枚で 2 枚分です。
ui-help-rules-3 = 路線は、マスの数だけ同じ色のカードを払って確保します。灰色はどれか一色で。SL はどの色にもなります。
ui-help-rules-4 = 行き先チケットは 3 枚まで引き、1 枚以上残します。最後につながっていれば得点、いなければ減点です。
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
ui-lesson-course-progress = { $n } のうち { $solved } クリア
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
event-tickets = { $name } が行き先チケット { $n } 枚を引く
event-chosen = { $name } が選択済み
event-keep = { $name } が行き先チケット { $of } 枚中 { $kept } 枚を残す
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
    [pair] 「{ $pair }」は二つの都市ではありません。ハイフンでつないでください：「Helena-Seattle」。
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
refusal-no-cards = 引ける列車カードがありません。山札も捨て札も空です。
refusal-owned = { $route }はもう{ $owner_name }のものです。
refusal-own-twin = { $route }のもう一方の線は{ $owner_name }のものです。同じ人が両方を確保することはできません。
refusal-closed-double = { $route }のもう一方の線は{ $owner_name }のものです。2 人か 3 人のときは、こちらの線はだれも使えません。
refusal-not-enough-trains = { $route }には列車コマが { $length } 個いりますが、残りは { $trains } 個です。
refusal-wrong-count = { $route }にはちょうど { $length } 枚いります。{ $have } 枚ではありません。
refusal-mixed-colours = 使えるのは 1 色と SL だけです。{ $colors }を混ぜることはできません。
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
live-pass = パスのほかにできることがありません。
live-last-turn = これが最後の番です。
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
ui-mirror-claims-hint = 路線は二つの都市のうち最初の都市の下にあります。
ui-mirror-city = { $city }：路線 { $n } 本
ui-mirror-claim = { $a } から { $b } を { $payment } で確保
ui-mirror-claim-lane = { $a } から { $b }（{ $lane }）を { $payment } で確保
ui-mirror-lane-color = { $color }の線
ui-mirror-lane-number = { $n } 番の線
ui-mirror-and = { " と " }
ui-mirror-game = ゲーム`;var qs=`reference-page = { $source } (page { $page })
reference-called = “{ $word }” in { $source }
reference-common = “{ $word }”
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
    [one] { $n } find for “{ $query }”
   *[other] { $n } finds for “{ $query }”
  }
reference-nothing = Nothing was found for “{ $query }”.
reference-empty = Type a word to look for, such as locomotive, 车票 or 行き先チケット.
reference-suggest = Perhaps you meant { $suggestions }.
reference-corrected = “{ $given }” is found nowhere; shown is “{ $meant }”.
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
  }. Neighbours: { $neighbours }.`;var Gs=`reference-page = { $source }（{ $page } ページ）
reference-called = 「{ $word }」（{ $source }）
reference-common = 「{ $word }」
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
reference-nothing = 「{ $query }」は見つかりません。
reference-empty = 探す言葉を入れてください（例：SL、行き先チケット、车票）。
reference-suggest = { $suggestions }のことでしょうか。
reference-corrected = 「{ $given }」はありません。「{ $meant }」で探しました。
reference-two-meanings = 「{ $word }」は、{ $meanings }を指します。どちらも表示します。
reference-meaning = { $source }では{ $term }
reference-meaning-common = 一般には{ $term }
reference-meaning-join = 、
reference-city-line = 路線 { $routes } 本、行き先チケット { $tickets } 枚。隣の都市：{ $neighbours }。`;var Js=`reference-page = { $source }（第 { $page } 页）
reference-called = “{ $word }”（{ $source }）
reference-common = “{ $word }”
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
reference-nothing = 没有找到“{ $query }”。
reference-empty = 请输入要找的词，例如 车票、彩虹票 或 locomotive。
reference-suggest = 你要找的也许是{ $suggestions }。
reference-corrected = 没有“{ $given }”，这里显示的是“{ $meant }”。
reference-two-meanings = “{ $word }”{ $meanings }。下面两种都列出。
reference-meaning = 在{ $source }中指{ $term }
reference-meaning-common = 平时也指{ $term }
reference-meaning-join = ，
reference-city-line = { $routes } 条线路，{ $tickets } 张目的地票。相邻城市：{ $neighbours }。`;var Xs=`rule-r1-title = What is in the box
rule-r1 = One board, 240 plastic trains (five colours of 45, and 15 spare ones), five scoring markers and 142 cards. The cards are 110 train cards, 30 tickets, the longest-path card and a summary card.
rule-r2-title = The train cards
rule-r2 = Twelve cards in each of eight colours, and fourteen locomotives. Gray is a colour of routes only: no gray card exists.
rule-r3-title = Players and trains
rule-r3 = Two to five people play, with 45 trains each. The colour of your trains has nothing to do with the colours of routes and cards.
rule-r4-title = Nothing is lost
rule-r4 = All 110 train cards and 30 tickets stay in the game. A player's trains left and spaces owned always make 45, and the hand holds four cards, plus those drawn, minus one for each train placed. The board has 36 cities and 100 routes.
rule-r5-title = The deal
rule-r5 = Everybody gets four train cards. Five more lie face up as the market, the rest is the deck; three locomotives among the five are swept away at once (R21). Everybody also gets three tickets.
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
rule-r21 = Whenever three or more of the five face-up cards are locomotives, all five are discarded and five new ones turned up. That is repeated until fewer than three are there.
rule-r22-title = A sweep takes nothing from you
rule-r22 = If the sweep happens after your first card, you still draw your second.
rule-r23-title = A new deck
rule-r23 = When the deck is empty and a card is needed, the discard is shuffled and becomes the deck.
rule-r24-title = Empty places in the market
rule-r24 = If cards run out, places in the market stay empty. They are filled as soon as cards are there again, for example right after somebody has paid for a route.
rule-r25-title = When the market stays as it is
rule-r25 = A row with empty places is not swept, nor one where fewer than three ordinary cards are left outside the hands. After 64 sweeps in a row the market stays as it is.
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
rule-r48 = It is the longest line you can draw over your own routes without using one twice. It may pass through a city again; branches and separate pieces are not added.
rule-r49-title = Ten points for the longest path
rule-r49 = Whoever has the longest path gets ten points, and in a tie everybody who has it. If nobody has a route, nobody gets them.
rule-r50-title = Who wins
rule-r50 = The highest total. In a tie more completed tickets win, then the longest-path card; if that does not decide either, the victory is shared.
rule-r51-title = Open to all
rule-r51 = The board, points and trains, the market, the discard, the size of both decks, how many cards and tickets each player holds, and everything done so far in the open.
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
rule-r59 = What a rival does in a lesson is a real turn, by the same rules.`;var Qs=`rule-r1-title = 箱の中身
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
rule-r21 = 表向きの 5 枚のうち 3 枚以上が SL になったら、すぐに 5 枚とも捨て、新しく 5 枚をめくります。まだ 3 枚以上なら、もう一度繰り返します。
rule-r22-title = 入れ替えで損はしない
rule-r22 = 1 枚目のあとに入れ替えが起きても、2 枚目は引けます。
rule-r23-title = 新しい山札
rule-r23 = 山札がなくなり、次のカードが必要になったら、捨て札をよく混ぜて新しい山札にします。
rule-r24-title = 場札の空き
rule-r24 = カードが足りなければ、場札に空きが残ります。だれかが路線の支払いをした直後など、カードができしだい補充します。
rule-r25-title = 場札をそのまま残すとき
rule-r25 = 空きのある場札は入れ替えません。全員の手札以外にある普通のカードが 3 枚に満たないときも同じです。入れ替えが 64 回続いたら、そこでやめて場札を残します。
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
rule-r31 = SL はどの色の代わりにもなり、SL だけで払ってもかまいません。何枚使うかは自分で決めます。勝手に決まることはありません。
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
rule-r48 = 自分の路線をたどる一筆書きのうち、いちばん長いものです。同じ路線は一度しか通れませんが、同じ都市は何度通ってもかまいません。枝分かれや離れた部分は足しません。
rule-r49-title = 最長経路の 10 点
rule-r49 = 最長経路を持つ人が 10 点を得ます。同じ長さなら全員が得ます。路線がだれにもなければ、だれも得ません。
rule-r50-title = 勝者
rule-r50 = 合計点が最も高い人の勝ちです。同点なら達成した行き先チケットの枚数、次に最長経路カードの有無で決めます。それでも決まらなければ、勝利を分け合います。
rule-r51-title = 全員に見えるもの
rule-r51 = 地図、得点、残りの列車コマ、場札、捨て札、両方の山の枚数、各プレイヤーの手札と行き先チケットの枚数、そして公開で行われたことすべてです。
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
rule-r59 = レッスンで相手が行うのは、同じルールに従った本物の手番です。`;var ea=`rule-r1-title = 盒里有什么
rule-r1 = 一张地图、240 节塑料车厢（五种颜色各 45 节，另有 15 节备用）、五个计分标记和 142 张卡。卡片分为 110 张火车牌、30 张目的地票、一张最长路径卡和一张速查卡。
rule-r2-title = 火车牌
rule-r2 = 八种颜色各 12 张，再加 14 张机车牌。灰色只是线路的颜色，没有灰色的火车牌。
rule-r3-title = 玩家与车厢
rule-r3 = 两人到五人，每人 45 节车厢。车厢的颜色只用来区分玩家，与线路和火车牌的颜色无关。
rule-r4-title = 什么都不会少
rule-r4 = 110 张火车牌和 30 张目的地票始终齐全。每位玩家剩余的车厢加上已占的格数总是 45；手牌数等于 4 加拿过的张数，减去放下的车厢数。地图上有 36 座城市、100 条线路。
rule-r5-title = 发牌
rule-r5 = 每人发 4 张火车牌，再翻开 5 张作为市场，其余为牌堆；翻开的 5 张里若有三张机车牌，立即全部换掉（R21）。每人另发 3 张目的地票。
rule-r6-title = 起始目的地票：留两张或三张
rule-r6 = 看过自己的三张后，暗中至少留下两张，退回的放到目的地票堆最下面。所有人都选好，才开始第一个回合。
rule-r7-title = 谁先走
rule-r7 = 由随机决定，也可以自己指定座位。
rule-r8-title = 开局时
rule-r8 = 谁都没有分数和线路，弃牌堆是空的。
rule-r9-title = 三选一
rule-r9 = 轮到你时，拿火车牌、占领一条线路、抽目的地票，三件事只做一件，然后轮到下一位。
rule-r10-title = 不能随意跳过
rule-r10 = 三件事里只要有一件能做，就必须做一件。三件都做不了的玩家才跳过。
rule-r11-title = 谁都动不了时
rule-r11 = 如果所有玩家接连跳过，游戏立即结束并计分。
rule-r12-title = 看过就不能反悔
rule-r12 = 已经翻出牌的步骤不能收回。第二张牌还没拿、目的地票还没选定时，要先做完。
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
rule-r20-title = 手里没有上限
rule-r20 = 火车牌和目的地票，拿多少张都可以。
rule-r21-title = 三张机车牌，市场换新
rule-r21 = 五张明牌里只要有三张或更多机车牌，五张全部弃掉，重新翻五张；如果还是这样，就再换一次。
rule-r22-title = 换新不影响你的回合
rule-r22 = 拿了第一张之后市场换新，第二张照样可以拿。
rule-r23-title = 新的牌堆
rule-r23 = 牌堆空了又需要牌时，把弃牌堆洗匀，作为新的牌堆。
rule-r24-title = 市场的空位
rule-r24 = 牌不够时，市场里就留着空位；一有牌立即补上，例如有人刚为线路付了牌之后。
rule-r25-title = 什么时候保留市场
rule-r25 = 有空位的市场不换新；各人手牌之外的普通牌不足三张时也不换。接连换新 64 次之后，市场就照原样保留。
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
rule-r31 = 机车牌可以当任何颜色，全部用机车牌付也行。用几张由你决定，不会替你选。
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
rule-r43 = 有玩家在自己回合结束时只剩两节或更少的车厢，最后一轮就开始了。
rule-r44-title = 每人再走一个回合
rule-r44 = 每位玩家都正好还有一个回合，引发最后一轮的玩家走在最后。
rule-r45-title = 只引发一次
rule-r45 = 最后一轮里又有人车厢所剩无几，也不再改变什么。
rule-r46-title = 最后的回合也是完整的回合
rule-r46 = 最后一个回合仍然可以拿火车牌、占领线路或抽目的地票。
rule-r47-title = 总分
rule-r47 = 线路分，加上完成的目的地票，减去没完成的目的地票，再加最长路径的 10 分。总分可以低于零，也可以超过 100。
rule-r48-title = 最长路径
rule-r48 = 在自己的线路上一笔画出的最长路径，每条线路只能走一次，城市可以多次经过。分支和不相连的部分不相加。
rule-r49-title = 最长路径得 10 分
rule-r49 = 路径最长的玩家得 10 分，并列时都得。谁都没有线路，就没有人得。
rule-r50-title = 谁获胜
rule-r50 = 总分最高者获胜。同分时比完成的目的地票张数，再比谁有最长路径卡；仍然分不出，就共同获胜。
rule-r51-title = 人人可见
rule-r51 = 地图、分数、剩余车厢、市场、弃牌堆、两个牌堆的张数、每人有几张火车牌和目的地票，以及至今公开发生的一切。
rule-r52-title = 只有自己可见
rule-r52 = 自己的手牌、目的地票、正在挑选的票，以及退回了哪些票。
rule-r53-title = 谁都看不到
rule-r53 = 两个牌堆的顺序，以及决定一切随机结果的种子。
rule-r54-title = 终局全部公开
rule-r54 = 游戏结束后，所有人的目的地票和最长路径都会公开。
rule-r55-title = 同一种子，同一局游戏
rule-r55 = 种子相同、每一步相同，得到的就是同一局游戏，存档再读取也一样。
rule-r56-title = 预览不算数
rule-r56 = 预览一步棋不改变局面、不计分，也不翻开盖着的牌，别人也看不到。
rule-r57-title = 被拒绝的一步
rule-r57 = 不能走的一步会被拒绝，并说明理由和规则编号；局面没有任何变化。
rule-r58-title = 课程就是真的游戏
rule-r58 = 课程用同一套规则，110 张火车牌和 30 张目的地票一张不少。
rule-r59-title = 课程里的对手真的会走
rule-r59 = 课程里的对手也按同样的规则，真正走完自己的回合。`;var ta=`city-atlanta = 亚特兰大
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
ui-lost-hint = 它在运行吗？请启动内核，并重新运行显示棋盘的单元格
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
ui-link-none-brief = 非实时
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
ui-deck-left = 牌堆 { $n }
ui-deck-discard = 弃牌 { $n }
ui-ticket-deck = 目的地票
ui-ticket-deck-left = 剩 { $n }
ui-ticket-deck-keep = 至少留 1
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
ui-tickets-hidden = { $name } 就座前都盖着
ui-spectator-hand = 观众看不到手牌
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
ui-start-bar-hint = 2 至 5 个座位，真人或电脑，然后按“开始”
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
ui-start-seed-hint = 同一种子发出同一局
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
ui-help-rules-2 = 拿两张牌，明牌或暗牌都可以。明拿一张机车牌就算两张。
ui-help-rules-3 = 占领线路要付与格数相同张数、同一颜色的牌；灰色线路任选一色；机车牌可代替任何颜色。
ui-help-rules-4 = 最多抽三张目的地票，至少保留一张。终局时连通的加分，没连通的扣分。
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
    [1] { $name } 盲抽
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
    [empty] 空白的文字不是一步棋。请写 “draw red”、“draw deck”、“draw tickets”、“keep …” 或 “claim … with …”。
    [too_long] 文字太长：一步最多 { $limit } 个字符。
    [characters] “{ $text }” 里有不能用的字符。
    [draw] 抽什么？写颜色抽明牌（“draw red”），或写 “draw deck”、“draw tickets”。
    [keep] 留下哪些目的地票？写 “keep all”，或写出城市：“keep Dallas-New York, Denver-El Paso”。
    [many] 写出的目的地票比一次能抽到的多得多。
    [claim] 占领要写明线路和所付的牌：“claim Helena-Seattle with 5 yellow + 1 locomotive”。
    [payment] “{ $payment }” 不是付牌的写法。请写张数和颜色：“5 yellow + 1 locomotive”。
    [pair] “{ $pair }” 不是两座城市。请用连字符连接：“Helena-Seattle”。
    [pass] 要跳过，只写 “pass” 即可。
    [near] “{ $text }” 不是一步棋。你是想写 { $suggestions } … 吗？
   *[verb] “{ $text }” 不是一步棋。每一步以 draw、keep、claim 或 pass 开头。
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
    [1] 这个座位已经选好了最初的目的地票，还要等其他人选。
   *[0] 现在不是这个座位的回合：轮到{ $seat_name }。
}
refusal-must-finish-draw = 请先抽完牌：还要再拿一张火车牌。
refusal-must-choose-tickets = 请先选择要留下哪些目的地票。
refusal-faceup-locomotive-second = 第二张不能拿明放的机车牌。请拿别的牌，或从牌堆抽一张。
refusal-slot-empty = 明牌里没有{ $color }。
refusal-no-cards = 没有火车牌可抽：牌堆和弃牌堆都空了。
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
refusal-keep-min-2 = 最初的目的地票至少要留两张。
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
live-ticket-done = 目的地票完成：{ $ticket }。
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
ui-mirror-lane-color = { $color }轨道
ui-mirror-lane-number = 轨道 { $n }
ui-mirror-and = { " 和 " }
ui-mirror-game = 游戏`;var wd={en:[js,Xs,qs],zh:[ta,ea,Js],ja:[Zs,Qs,Gs]},na=new Map;function No(e){let t=na.get(e);if(t)return t;let n=new Et(e,{useIsolating:!1});for(let o of wd[e])n.addResource(new Mt(o));return na.set(e,n),n}function Sn(e,t=document.documentElement.lang,n=navigator.languages??[navigator.language]){if(e==="en"||e==="zh"||e==="ja")return e;for(let o of/^en\b/i.test(t)?n:[t,...n]){let r=o.toLowerCase().split(/[-_]/)[0];if(r==="en"||r==="zh"||r==="ja")return r}return"en"}function _d(e){return Yt(e).replace(/[^a-z]+/g,"-").replace(/^-|-$/g,"")}var xn=class{constructor(t){this.language=t;this.chain=t==="en"?[No("en")]:[No(t),No("en")]}language;chain;has(t){return this.chain.some(n=>n.getMessage(t)?.value!=null)}t(t,n){for(let o of this.chain){let r=o.getMessage(t)?.value;if(r!=null)return o.formatPattern(r,n??null,[])}return t}city(t){let n=`city-${_d(t)}`;return this.has(n)?this.t(n):t}color(t){return this.t(`color-${t}`)}pair(t,n){return this.t("ui-pair",{a:this.city(t),b:this.city(n)})}route(t,n,o=!1){let r=n.routes.get(t);if(!r)return t;let i=this.pair(r.a,r.b);return o&&r.twin&&r.color!=="gray"?this.t("ui-lane",{route:i,color:this.color(r.color)}):i}ticket(t,n){let o=n.tickets.get(t);return o?this.pair(o.a,o.b):t}list(t){return t.join(this.t("ui-list-separator"))}};var Tn={view:null,board:"usa",setup:null,status:{},curtain:null,saved:null,lesson:null,saving:null,language:"auto",theme:"auto",confirm:"claims",undo:"fair",speed:1,figure:!1,width:null,overlays:[],ply:0,live_ply:null,can_undo:!1,text:!1,view_text:null,can_branch:!1,branch_of:null},Do=["lesson","curtain","ply","live_ply","saved","saving","can_undo","status","view_text","can_branch","branch_of"];function $d(e){return Array.isArray(e.owners)}function oa(e,t){if(!$d(e))return e;let n=a=>t.routeIds[a]??String(a),o={};e.owners.forEach((a,l)=>{for(let u of a)o[n(u)]=l});let r={};for(let[a,l]of e.legal.claims){let u=a.map(([c,d,h])=>[K[c]??"locomotive",d,h]);for(let c of l)r[n(c)]=u}let i=Object.fromEntries(Object.entries(e.closed).map(([a,l])=>[a,l.map(n)]));return{...e,owners:o,legal:{claims:r,moves:e.legal.moves},closed:i}}var ra=3e3,Cd=6e4,xd=2e3;function G({view:e,live_ply:t}){return e!==null&&t!==null&&e.ply<t}function he({view:e,live_ply:t}){return Math.max(t??0,e?.ply??0)}var ia=0;function Fo(){return ia+=1,`${Date.now().toString(36)}-${Math.random().toString(36).slice(2,8)}-${ia}`}var En=class{constructor(t){this.model=t;let n={...Tn};for(let r of Object.keys(Tn))this.read(n,r);this.store=new Me({...n,pending:null,refusal:null,lost:!1,link:Ms(t),seeking:null,log:[]});for(let r of Object.keys(Tn)){let i=()=>this.onTrait(r);t.on(`change:${r}`,i),this.undoListeners.push(()=>t.off(`change:${r}`,i))}let o=r=>this.onReply(r);t.on("msg:custom",o),this.undoListeners.push(()=>t.off("msg:custom",o)),this.undoListeners.push(Ps(t,r=>this.onLink(r))),this.overlay=new vn(t),n.view&&this.takeEvents(n.view)}model;store;overlay;cache=new yn;timers=[];logAsked=null;cancelAsked=null;questions=new Map;seeker=new wn(t=>{this.setTrait("ply",t)},()=>he(this.store.get()),t=>this.store.set({seeking:t}),ra);undoListeners=[];destroy(){this.stopTimers(),this.seeker.stop(),this.overlay.destroy();for(let t of this.undoListeners.splice(0))t()}send(t,n=null){if(t.kind==="log"||t.kind==="cancel"||t.kind==="go"||t.kind==="lesson"&&t.action==="tried"){let u=Fo();return this.post({...t,id:u}),u}let{pending:r,link:i}=this.store.get();if(r||i!=="live")return null;let a=Fo(),l="state_id"in t?t.state_id:null;return this.store.set({pending:{id:a,kind:t.kind,claim:n,stateId:l,stage:"sent"},refusal:null,lost:!1}),this.timers.push(setTimeout(()=>this.stage(a,"slow"),ra)),this.timers.push(setTimeout(()=>this.onLost(a),Cd)),this.post({...t,id:a}),a}cancel(){let{pending:t}=this.store.get();!t||t.stage==="cancelling"||(this.stage(t.id,"cancelling"),this.cancelAsked=this.send({kind:"cancel",of:t.id}))}python(t){if(this.store.get().link!=="live")return Promise.resolve(null);let n=Fo(),o=new Promise(r=>this.questions.set(n,r));return this.post({kind:"python",id:n,ply:t}),o}answer(t,n){this.questions.get(t)?.(n),this.questions.delete(t)}setOption(t,n){this.setTrait(t,n)}seek(t){let{view:n,link:o,seeking:r}=this.store.get();if(!n||!Ce(o))return;let i=he(this.store.get()),a=Math.min(Math.max(0,t),i);!r&&a===n.ply||this.seeker.seek(a===i?1/0:a)}cancelSeek(){let{view:t}=this.store.get();t&&this.seeker.cancel(G(this.store.get())?t.ply:1/0)}setTrait(t,n){this.model.set(t,n);try{this.model.save_changes()}catch{this.onLink("lost")}}post(t){try{this.model.send(t)}catch{this.onLink("lost")}}onLink(t){if(this.store.get().link!==t){if(t==="lost"){for(let n of[...this.questions.keys()])this.answer(n,null);this.stopTimers(),this.seeker.stop(),this.store.set({pending:null,refusal:null,lost:!1})}this.store.set({link:t})}}forgetRefusal(){this.store.set({refusal:null,lost:!1})}read(t,n){let o=this.model.get(n);if(o===void 0||(t[n]=o,n!=="view"||o===null))return;let r=this.model.get("board");t.view=this.named(oa(o,et(r)))}named(t){let n=this.model.get("lesson")??null,o=this.model.get("language");return n?Ls(t,n,Sn(o)):t}onTrait(t){let n={...this.store.get()};if(this.read(n,t),t!=="view"){(t==="lesson"||t==="language")&&n.view&&(n.view=this.named(n.view)),this.store.set({[t]:n[t],view:n.view});return}for(let l of Do)this.read(n,l);let{pending:o}=this.store.get(),r=o?.stage==="accepted"&&n.view?.state_id!==o.stateId;r&&this.stopTimers();let a=this.store.get().view?.state_id!==n.view?.state_id;this.store.set({...Object.fromEntries(Do.map(l=>[l,n[l]])),view:n.view,...r?{pending:null}:{},...a?{refusal:null}:{}}),n.view&&(this.takeEvents(n.view),this.seeker.arrived(n.view.ply,he(this.store.get())))}takeEvents(t){let n=this.cache.merge(t,he(this.store.get()));this.store.set({log:this.cache.events}),n!==null&&this.logAsked===null&&(this.logAsked=this.send({kind:"log",from:n}))}onReply(t){let n=t;if(!n||typeof n!="object")return;if(this.questions.has(n.id)){this.answer(n.id,n.kind==="python"?n.text:null);return}if(n.kind==="log"){if(n.id!==this.logAsked)return;this.logAsked=null,this.cache.fill(n.branch,n.events),this.store.set({log:this.cache.events});return}if(n.kind==="refused"&&n.id===this.logAsked){this.logAsked=null;return}let{pending:o,view:r}=this.store.get();if(o?.stage==="cancelling"&&n.id===this.cancelAsked&&this.dropPending(o.id),!(!o||n.id!==o.id)){if(n.kind==="ready")o.stage!=="cancelling"&&this.send({kind:"go",of:o.id,sent:Date.now()});else if(n.kind==="refused"){this.stopTimers();let i=o.stage==="cancelling",{code:a,rule:l,args:u}=n,c=i?null:{code:a,rule:l,args:Ws(u??{},r)};this.store.set({pending:null,refusal:c})}else if(n.kind==="accepted"){if(this.stopTimers(),o.kind==="reveal"||o.stateId===null||r?.state_id!==o.stateId){this.store.set({pending:null});return}this.store.set({pending:{...o,stage:"accepted"}}),this.timers.push(setTimeout(()=>this.dropPending(o.id),xd))}}}stage(t,n){let{pending:o}=this.store.get();o?.id===t&&(n==="slow"&&o.stage!=="sent"||this.store.set({pending:{...o,stage:n}}))}onLost(t){this.dropPending(t)&&this.store.set({lost:!0})}dropPending(t){return this.store.get().pending?.id!==t?!1:(this.stopTimers(),this.store.set({pending:null}),!0)}stopTimers(){for(let t of this.timers.splice(0))clearTimeout(t)}};var Sd=250,Td=1500;function sa(){return s(S,{children:[s(Rd,{}),s(Ed,{})]})}function Rd(){let{texts:e,atlas:t,sync:n}=k(),o=b(d=>d.view),r=b(d=>d.curtain),[i,a]=P(""),l=W(null),u=W(null),c=W({texts:e,atlas:t,view:o});return c.current={texts:e,atlas:t,view:o},A(()=>{if(!o)return;if(!l.current){l.current=o;return}if(o===l.current)return;let d=performance.now();u.current??={since:d};let h=Math.max(0,Math.min(Sd,u.current.since+Td-d)),f=setTimeout(()=>{let{view:p,...m}=c.current;if(u.current=null,!p)return;let y=ks(m.texts,m.atlas,l.current,p,G(n.store.get())).join(" ");l.current=p,y&&a(y)},h);return()=>clearTimeout(f)},[o]),s("div",{class:"ttr-hidden","data-part":"live",role:"status","aria-live":"polite","aria-atomic":"true",children:r?e.t("live-curtain",{name:r.name}):i})}function Ed(){let e=k(),t=E(n=>Md(e,n));return s("div",{class:"ttr-hidden","data-part":"live-pointer",role:"status","aria-live":"polite","aria-atomic":"true",children:t})}function Md({texts:e,atlas:t,sync:n},o){let{view:r}=n.store.get();if(o.reason)return"";if(o.choice&&r)return Rs(e,t,r,o.choice);if(o.focusTicket){let i=e.t("ui-ticket-label",{ticket:e.ticket(o.focusTicket,t),points:t.tickets.get(o.focusTicket)?.points??0});return e.t("live-ticket",{ticket:i,ticked:Number(o.kept.includes(o.focusTicket))})}return o.focusRoute?Ts(e,t,r,o.focusRoute):o.focusCity?Ss(e,t,r,o.focusCity):o.pickedColor?bn(e,r,o.pickedColor):""}function aa(e,t,n){let o={cards:[],tickets:[],keep:[],pass:[],claims:[]};for(let r of n.legal.moves){let[i,...a]=r.split(" "),l=a.join(" ");i==="keep"?o.keep.push({move:r,name:xs(e,t,l.split(", "))}):r==="draw tickets"?o.tickets.push({move:r,name:e.t("ui-draw-tickets")}):r==="draw deck"?o.cards.push({move:r,name:e.t("ui-draw-deck")}):i==="draw"?o.cards.push({move:r,name:e.t("ui-draw",{color:e.color(l)})}):i==="pass"&&o.pass.push({move:r,name:e.t("ui-pass")})}return o.claims=Pd(e,t,n),o}function Pd(e,t,n){let o=new Map;for(let[i,a]of Object.entries(n.legal.claims)){let l=t.routes.get(i)?.a;if(l===void 0||!a.length)continue;let u=o.get(l);u||o.set(l,u={city:l,routes:0,actions:[]}),u.routes+=1;for(let c of Ke(a))u.actions.push({move:Ct(i,c),name:Cs(e,t,i,c)})}let r=new Intl.Collator(e.language);return[...o.values()].sort((i,a)=>r.compare(e.city(i.city),e.city(a.city)))}function Pt(e){if(e.you)return e.you.hand;let t=O(e);return t===null?null:e.players[t]?.hand??null}function la(){let{texts:e}=k(),t=b(c=>c.view);if(!t)return null;let n=Pt(t),o=n?K.filter(c=>(n[c]??0)>0):[],r=o.reduce((c,d)=>c+(n?.[d]??0),0),i=O(t),a=i===null?"":t.players[i]?.name??"",l="";n?o.length||(l=e.t("ui-hand-empty")):l=e.t("ui-spectator-hand");let u=e.t("ui-hand",{n:r});return n?t.seat==="open"&&i!==null&&(u=e.t("ui-hand-of",{name:a,n:r})):u=e.t("ui-hand-none"),s("section",{class:"ttr-panel ttr-hand","data-part":"hand","aria-label":u,children:[s("header",{class:"ttr-panel-head",children:[s("h3",{children:u}),n&&s("span",{class:"ttr-pointer-hint",children:e.t("ui-hand-hint")})]}),l?s("p",{class:"ttr-empty",children:l}):s("div",{class:"ttr-stacks",style:{"--ttr-stacks":Math.max(o.length,8)},children:o.map(c=>s(Ld,{color:c,count:n?.[c]??0},c))})]})}function Ld({color:e,count:t}){let{texts:n,control:o}=k(),r=E(c=>c.pickedColor===e),i=K.indexOf(e)+1,a=E(c=>{let d=c.choice?.kind==="claim"?c.choice:null;if(d?.cards)return Tt(d.cards,e);let h=d?.payment;return h?e==="locomotive"?h[2]:h[0]===e?h[1]:0:0}),l=E(c=>c.choice?.kind==="claim"&&c.choice.cards?Ze({[e]:t},c.choice.cards,e):null),u=l===null?n.t("ui-hand-pick",{n:t,color:n.color(e)}):n.t("ui-lesson-pay-take",{n:l,color:n.color(e)});return s(v,{class:`ttr-stack ${r||a?"ttr-picked":""}`,"data-color":e,"data-count":t,"aria-pressed":r,"aria-label":u,title:`${u} · ${i}`,onClick:()=>o.pickColor(e),children:[t>2&&s("span",{class:"ttr-under ttr-under-2"}),t>1&&s("span",{class:"ttr-under"}),s(rt,{color:e}),s("span",{class:"ttr-stack-key","aria-hidden":"true",children:i}),s("span",{class:"ttr-count","aria-hidden":"true",children:t})]})}function Lt(e){return e.done?"done":e.blocked?"blocked":e.share>0?"part":"open"}function Wd({id:e}){let{atlas:t,chart:n}=k(),o=t.tickets.get(e),r=o&&n.layout.cities[o.a],i=o&&n.layout.cities[o.b],[a=1e3,l=620]=n.layout.box;if(!r||!i)return null;let u=Math.min(130,Math.hypot(r.x-i.x,r.y-i.y)*.22),[c,d]=[(r.x+i.x)/2,(r.y+i.y)/2-(Math.abs(r.x-i.x)>Math.abs(r.y-i.y)?u:0)];return s("svg",{class:"ttr-mini",viewBox:`0 0 ${a} ${l}`,"aria-hidden":"true",focusable:"false",preserveAspectRatio:"xMidYMid slice",children:[s("rect",{width:a,height:l,class:"ttr-mini-sea"}),s("path",{d:n.outline,class:"ttr-mini-land"}),s("path",{d:`M${r.x} ${r.y}Q${c} ${d} ${i.x} ${i.y}`,class:"ttr-mini-way"}),s("circle",{cx:r.x,cy:r.y,r:"44",class:"ttr-mini-end"}),s("circle",{cx:i.x,cy:i.y,r:"44",class:"ttr-mini-end"})]})}function Ho({id:e,points:t,progress:n,dense:o=!1}){let{texts:r,atlas:i,chart:a}=k(),l=n?Lt(n):null,u=r.ticket(e,i);return s(S,{children:[!o&&s(Wd,{id:e}),s("span",{class:"ttr-stub-words",children:[s("span",{class:"ttr-stub-name",title:u,children:o?fe(r,i,a,e):u}),n&&l&&s("span",{class:`ttr-stub-progress ttr-ticket-${l}`,children:[s("span",{class:"ttr-track",children:s("span",{style:{width:`${Math.round(100*(n.done?1:n.share))}%`}})}),s("span",{class:"ttr-stub-state",children:[l==="done"&&s(dt,{}),Ad(r.t.bind(r),n,l,o)]})]})]}),s("span",{class:"ttr-stub-points",children:t})]})}function Ad(e,t,n,o){return n==="part"&&t.left!==null?e(o?"ui-ticket-left-brief":"ui-ticket-left",{n:t.left}):e(`ui-ticket-${n==="part"?"open":n}`)}function ua({view:e}){let{texts:t}=k(),n=Pt(e),{deck:o,discard:r,tickets:i}=e.counts,a=e.market.map(u=>u?t.color(u):t.t("ui-mirror-empty")),l=K.flatMap(u=>{let c=n?.[u]??0;return c?[Ye(t,u,c)]:[]});return s("div",{class:"ttr-mirror-state","data-part":"standing",children:[s("h4",{children:t.t("ui-mirror-state")}),e.final&&e.phase!=="over"&&s("p",{children:t.t("ui-final-round",{n:e.final.turns_left})}),s("ul",{children:e.players.map((u,c)=>s("li",{children:t.t("ui-player-line",{seat:c+1,name:u.name,points:e.scores?.[c]?.total??u.points,trains:u.trains,cards:u.cards,tickets:u.tickets})},c))}),s("p",{children:t.t("ui-mirror-market",{cards:t.list(a),deck:o,discard:r,tickets:i})}),n&&s("p",{children:l.length?t.t("ui-mirror-hand",{cards:t.list(l)}):t.t("ui-mirror-hand-none")}),s(Bd,{view:e}),s(Od,{view:e})]})}function Bd({view:e}){let{texts:t,atlas:n}=k(),o=e.you?.tickets??[];return o.length?s(S,{children:[s("h5",{children:t.t("ui-mirror-tickets")}),s("ul",{children:o.map(r=>s("li",{children:t.t("ui-mirror-ticket",{ticket:t.t("ui-ticket-label",{ticket:t.ticket(r.id,n),points:r.points}),state:Id(t,r)})},r.id))})]}):null}function Id(e,t){let n=Lt(t);return n==="done"||n==="blocked"||t.left===null?e.t(`ui-ticket-${n}`):e.t("ui-mirror-ticket-left",{n:t.left})}function Od({view:e}){let{texts:t}=k();return s("details",{children:[s("summary",{"data-lm-suppress-shortcuts":"true",children:t.t("ui-mirror-routes")}),s(Vo,{view:e})]})}function Vo({view:e}){let{texts:t,atlas:n}=k(),o=e.players.map((r,i)=>Object.keys(e.owners).filter(a=>e.owners[a]===i));return s("ul",{children:e.players.map(({name:r},i)=>s("li",{children:o[i]?.length?t.t("ui-mirror-routes-of",{name:r,routes:t.list(o[i].map(a=>t.route(a,n,!0)))}):t.t("ui-mirror-routes-none",{name:r})},i))})}function da(){let{texts:e,ui:t}=k(),n=E(o=>o.mirror);return s(v,{class:"ttr-skip","aria-expanded":n,"data-action":"mirror",onClick:()=>t.set({mirror:!n}),children:e.t(n?"ui-mirror-close":"ui-mirror")})}function pa(){return E(t=>t.mirror)?s(Dd,{}):null}function Nd(){let e=b(o=>o.view),[t,n]=P(e);return A(()=>{if(e===t)return;let o,r=requestAnimationFrame(()=>{o=setTimeout(()=>n(e))});return()=>{cancelAnimationFrame(r),clearTimeout(o)}},[e]),t}function Dd(){let{texts:e,atlas:t,ui:n,control:o,focusBoard:r}=k(),i=Nd(),a=b(f=>f.setup),l=W(null);A(()=>l.current?.focus({preventScroll:!1}),[]);let u=()=>l.current?.focus({preventScroll:!0}),c=f=>{o.playMove(f),u()},d=()=>{n.set({mirror:!1}),r()},h=i&&!a?aa(e,t,i):null;return s("section",{class:"ttr-panel ttr-mirror","data-part":"mirror","aria-label":e.t("ui-mirror"),onKeyDown:f=>{f.key!=="Escape"||f.defaultPrevented||(f.preventDefault(),f.stopPropagation(),d())},children:[s("header",{class:"ttr-panel-head",children:[s("h3",{ref:l,tabIndex:-1,"data-lm-suppress-shortcuts":"true","data-focus":"mirror",children:e.t("ui-mirror")}),s(v,{class:"ttr-square ttr-plain","aria-label":e.t("ui-mirror-close"),onClick:d,children:s(ae,{})})]}),i&&s(ua,{view:i}),i&&h&&s("div",{class:"ttr-mirror-moves",children:[s("h4",{children:e.t("ui-mirror-now")}),s("p",{children:(i.phase==="over"?[Mo(e,i)]:Eo(e,i)).join(" ")}),s(Fd,{actions:h,play:c}),Hd(h)&&s("p",{children:e.t("ui-mirror-nothing")}),s(Vd,{onPlayed:u})]})]})}function Fd({actions:e,play:t}){let{texts:n}=k(),o=(r,i)=>i.length>0&&s(zo,{title:n.t(r),children:s(ca,{actions:i,play:t})},r);return s(S,{children:[o("ui-mirror-keep-head",e.keep),o("ui-mirror-draw",e.cards),o("ui-mirror-draw-tickets",e.tickets),o("ui-pass",e.pass),e.claims.length>0&&s(zo,{title:n.t("ui-mirror-claims"),children:[s("p",{children:n.t("ui-mirror-claims-hint")}),e.claims.map(({city:r,routes:i,actions:a})=>s("details",{"data-city":r,children:[s("summary",{"data-lm-suppress-shortcuts":"true",children:n.t("ui-mirror-city",{city:n.city(r),n:i})}),s(ca,{actions:a,play:t})]},r))]})]})}function Hd({cards:e,tickets:t,keep:n,pass:o,claims:r}){return[e,t,n,o,r].every(i=>i.length===0)}function zo({title:e,children:t}){return s("section",{"aria-label":e,children:[s("h5",{children:e}),t]})}function ca({actions:e,play:t}){return s("ul",{children:e.map(({move:n,name:o})=>s("li",{children:s(v,{"data-move":n,onClick:()=>t(n),children:o})},n))})}function Vd({onPlayed:e}){let{texts:t,control:n}=k(),o=b(d=>d.can_undo&&d.undo!=="off"),r=b(d=>d.curtain),i=b(d=>d.status.driver==="held"||!!d.status.error),a=b(d=>d.view?.phase==="over"),l=b(d=>d.pending!==null),u=b(d=>d.lesson!==null),c=[];return r&&c.push(["reveal",t.t("ui-reveal",{name:r.name}),()=>n.reveal()]),o&&c.push(["undo",t.t("ui-undo"),()=>n.undo()]),i&&c.push(["resume",t.t("ui-resume"),()=>n.resume()]),l&&c.push(["cancel",t.t("ui-cancel"),()=>n.cancel()]),u&&c.push(["again",t.t("ui-lesson-again"),()=>n.lesson.act("retry")]),a&&!u&&c.push(["rematch",t.t("ui-rematch"),()=>n.rematch()]),a&&!u&&c.push(["new-game",t.t("ui-new-game"),()=>n.setup()]),c.length?s(zo,{title:t.t("ui-mirror-game"),children:s("ul",{children:c.map(([d,h,f])=>s("li",{children:s(v,{"data-mirror":d,onClick:()=>{f(),e()},children:h})},d))})}):null}function X({seat:e,shape:t="disc"}){let n=Zr(e);return s("span",{class:`ttr-seat ttr-seat-${t}`,style:{background:n,color:Xt(n)},"aria-hidden":"true",children:e+1})}function H({tone:e,seat:t,mark:n,title:o,hint:r,middle:i,buttons:a,part:l}){return s("div",{class:"ttr-bar-place","data-state":l,children:s("section",{class:`ttr-bar ttr-bar-${e}`,"data-part":"action-bar","data-state":l,children:[n??(t!=null?s(X,{seat:t}):null),s("div",{class:"ttr-bar-words",children:[s("div",{class:"ttr-bar-title",children:o}),r?s("div",{class:"ttr-bar-hint",children:r}):null]}),i?s("div",{class:"ttr-bar-middle",children:i}):null,a?s("div",{class:"ttr-bar-buttons",children:a}):null]})})}function Be({off:e=!1,label:t,onClick:n}){let{texts:o}=k(),r=t??o.t("ui-confirm");return s(v,{class:"ttr-primary",off:e,onClick:n,"aria-label":r,"data-action":"confirm",children:[r,s("span",{class:"ttr-key","aria-hidden":"true",children:o.t("ui-key-enter")})]})}function Mn({onClick:e}){let{texts:t}=k(),n=t.t("ui-ok");return s(v,{onClick:e,"aria-label":n,"data-action":"ok",children:[n,s("span",{class:"ttr-key","aria-hidden":"true",children:t.t("ui-key-esc")})]})}function Ie({onClick:e}){let{texts:t}=k(),n=t.t("ui-cancel");return s(v,{onClick:e,"aria-label":n,"data-action":"cancel",children:[n,s("span",{class:"ttr-key","aria-hidden":"true",children:t.t("ui-key-esc")})]})}function ha(e){return e.turn===null||e.turn===O(e)?!1:e.players[e.turn]?.kind==="person"&&!e.legal.moves.length}function ma({lesson:e}){let{texts:t,size:n}=k(),o=b(i=>i.view),r=!e.reveal&&e.feedback?"recorded":e.solved?"solved":"done";return s(H,{part:"lesson-done",tone:r==="solved"?"active":"calm",seat:o&&O(o),title:t.t(`ui-lesson-bar-${r}`),hint:t.t(r==="solved"?"ui-lesson-bar-solved-hint":"ui-lesson-bar-done-hint"),buttons:n==="narrow"?s(Ko,{lesson:e}):null})}function Ko({lesson:e}){let{texts:t,control:n}=k(),{course:o,solved:r,reveal:i}=e,a=o?.at(-1)?.id===e.id,l=o!==null&&!a&&(r||!i);return s(S,{children:[s(v,{class:l?"":"ttr-primary",onClick:()=>n.lesson.act("retry"),"data-action":"again",children:[s(pn,{}),t.t("ui-lesson-again")]}),l&&s(v,{class:"ttr-primary",onClick:()=>n.lesson.act("next"),"data-action":"lesson-next",children:[t.t("ui-lesson-next"),s(je,{})]})]})}function fa({view:e,route:t,cards:n}){let{texts:o,atlas:r,control:i}=k(),a=E(p=>p.reason?.code==="choose_payment"),l=r.routes.get(t),u=l?.length??0,c=O(e),d=r.pointsOf(u),h=(c===null?0:e.players[c]?.trains??0)-u,f=[o.color(l?.color??"gray"),o.t("ui-lesson-pay-spaces",{n:u}),o.t("ui-points-gain",{n:d}),o.t("ui-trains-after",{n:h})];return s(H,{part:"claim",tone:"active",seat:c,title:o.t("ui-claim",{route:o.route(t,r,!0)}),hint:a?s("b",{role:"alert",class:"ttr-warn",children:o.t("ui-lesson-pay-none")}):f.join(" · "),middle:s("span",{class:"ttr-pay","data-part":"pay",children:[s(zd,{cards:n,length:u}),s(Kd,{view:e,cards:n})]}),buttons:s(S,{children:[s(Be,{off:!n.length,onClick:()=>i.confirm()}),s(Ie,{onClick:()=>i.cancel()})]})})}function zd({cards:e,length:t}){let{texts:n,control:o}=k();return s("span",{class:"ttr-tray",role:"group","aria-label":n.t("ui-lesson-pay"),"data-part":"tray",children:[e.map((r,i)=>s(v,{class:`ttr-tray-card ${i>=t?"ttr-tray-more":""}`,"data-color":r,"aria-label":n.t("ui-lesson-pay-give",{color:n.color(r)}),title:n.t("ui-lesson-pay-give",{color:n.color(r)}),onClick:()=>o.lesson.takeBack(r),children:s(ie,{color:r})},i)),Array.from({length:Math.max(0,t-e.length)},(r,i)=>s("span",{class:"ttr-tray-free","aria-hidden":"true"},`free-${i}`))]})}function Kd({view:e,cards:t}){let{texts:n}=k(),o=e.you?.hand??{},r=K.filter(i=>(o[i]??0)>0);return s("span",{class:"ttr-pay-hand",role:"group","aria-label":n.t("ui-lesson-pay-hint"),children:r.map(i=>s(Ud,{color:i,n:Ze(o,t,i)},i))})}function Ud({color:e,n:t}){let{texts:n,control:o}=k(),r=n.t("ui-lesson-pay-take",{color:n.color(e),n:t});return s(v,{class:"ttr-take",off:t===0,"data-take":e,"aria-label":r,title:r,onClick:()=>o.lesson.take(e),children:[s("span",{"aria-hidden":"true",children:"+"}),s(ie,{color:e}),s("b",{"aria-hidden":"true",children:t})]})}var ya=12;function Yd(e){let t=e.reduce((n,[,o,r])=>n+o+r,0);return e.length<=3&&t<=12}function ga({view:e,choice:t}){let{texts:n,atlas:o,control:r,chart:i,size:a,tight:l}=k(),u=o.routes.get(t.route),c=O(e),d=Ke(e.legal.claims[t.route]??[]),h=u?.length??0,f=(c===null?0:e.players[c]?.trains??0)-h,p=o.pointsOf(h),m=e.you?.completes[t.route]??[],y=m.reduce((R,x)=>R+(o.tickets.get(x)?.points??0),0),g=a==="wide"&&d.length>ya,w=[t.payment?lt(n,t.payment):g?null:n.t("ui-choose-payment"),p?n.t("ui-points-gain",{n:p}):null,n.t("ui-trains-after",{n:f})],_=a==="narrow"||d.length>2||l&&d.length>1,C=m.map(R=>`${fe(n,o,i,R)} ${o.tickets.get(R)?.points??""}`);return s(H,{part:"claim",tone:"active",seat:c,title:n.t("ui-claim",{route:n.route(t.route,o)}),hint:s(S,{children:[w.filter(Boolean).join(" · "),_&&m.length>0&&s("b",{class:"ttr-good",children:[" · ",n.t("ui-completes-count",{n:m.length,points:y})]})]}),middle:s(S,{children:[d.length>1&&s(Zd,{payments:d,chosen:t.payment}),!_&&m.length>0&&s("span",{class:"ttr-pill ttr-pill-good","data-part":"completes",title:n.t("ui-completes",{tickets:n.list(C)}),children:[s(dt,{}),s("span",{children:m.length>2?n.t("ui-completes-count",{n:m.length,points:y}):s(jd,{text:n.t("ui-completes",{tickets:n.list(C)}),wholes:C})})]})]}),buttons:s(S,{children:[s(Be,{off:!t.payment,onClick:()=>r.confirm()}),s(Ie,{onClick:()=>r.cancel()})]})})}function jd({text:e,wholes:t}){let n=[],o=e;for(let r of t){let i=o.indexOf(r);i<0||(n.push(o.slice(0,i),s("span",{class:"ttr-whole",children:r})),o=o.slice(i+r.length))}return s(S,{children:[n,o]})}function Zd({payments:e,chosen:t}){let{texts:n}=k(),o=[...new Set(e.map(([a])=>a))],r=Yd(e),[i]=P(()=>`ttr-${Math.random().toString(36).slice(2)}`);return s("div",{class:`ttr-payments ${r?"":"ttr-payments-dense"} ${e.length>ya?"ttr-payments-many":""}`,"data-part":"payments",role:"radiogroup","aria-label":n.t("ui-pay-with"),children:[s("span",{class:"ttr-payments-label","aria-hidden":"true",children:n.t("ui-pay-with")}),s("span",{class:"ttr-payments-ways",children:r?e.map(a=>s(ka,{group:i,payment:a,chosen:t,drawn:!0},a.join())):o.map(a=>s(qd,{group:i,color:a,payments:e.filter(l=>l[0]===a),chosen:t},a))})]})}function qd({group:e,color:t,payments:n,chosen:o}){return s("span",{class:"ttr-payment-group",children:[s(ie,{color:t}),n.map(r=>s(ka,{group:e,payment:r,chosen:o},r.join()))]})}function ka({group:e,payment:t,chosen:n,drawn:o=!1}){let{texts:r,control:i,focusBoard:a}=k(),l=lt(r,t),[,u,c]=t,d=Ue(t,n);return s("label",{class:`ttr-payment ${d?"ttr-picked":""}`,title:l,children:[s("input",{...re,class:"ttr-radio",type:"radio",name:e,"aria-label":l,checked:d,onChange:()=>i.choosePayment(t),onKeyDown:h=>{h.key==="Enter"&&(h.preventDefault(),h.stopPropagation(),a(),i.confirm())}}),o?ut(t).map((h,f)=>s(ie,{color:h},f)):s("span",{class:"ttr-payment-figures","aria-hidden":"true",children:[u||null,c||null].filter(Boolean).length===2?`${u}+${c}`:u||c})]})}function ba(e,t){let n=e.findLastIndex(i=>i.seat===t&&i.kind!=="keep"),o=n>=0?n:e.findLastIndex(i=>i.seat===t);if(o<0)return[];let r=new Map;for(let i of e.slice(o+1)){if(i.seat===t)continue;let a=r.get(i.seat)??{seat:i.seat,claims:[],points:0,open:[],covered:0,kept:null,passed:!1};r.set(i.seat,a),i.kind==="claim"&&i.route?a.claims.push(i.route):i.kind==="draw"&&i.color?a.open.push(i.color):i.kind==="deck"?a.covered+=1:i.kind==="keep"?a.kept=i.kept??0:i.kind==="pass"&&(a.passed=!0),a.points+=i.points??0}return[...r.values()]}function Uo(e){return(e.events.at(-1)?.turn??0)+(e.phase==="turn"?1:0)}function va(e){let t=b(i=>i.log),n=E(i=>i.readTurn),o=O(e),r=e.phase==="turn"&&o!==null&&e.turn===o&&n!==Uo(e);return de(()=>r&&o!==null?ba(t,o):[],[t,r,o])}function wa({view:e,deeds:t}){let{texts:n,ui:o}=k();return s("span",{class:"ttr-since","data-part":"since",role:"group","aria-label":n.t("ui-since"),children:[t.map(r=>s(Gd,{view:e,deeds:r},r.seat)),s(v,{class:"ttr-square ttr-plain ttr-since-close","aria-label":n.t("ui-since-close"),title:n.t("ui-since-close"),onClick:()=>o.set({readTurn:Uo(e),hoverRoutes:[]}),children:s(ae,{})})]})}function Gd({view:e,deeds:t}){let{texts:n,atlas:o,chart:r,ui:i}=k(),a=Li(n,o,e,t),l=t.open.length+t.covered;return s("span",{class:"ttr-deed","data-seat":t.seat,title:a,onMouseEnter:()=>i.set({hoverRoutes:t.claims}),onMouseLeave:()=>i.set({hoverRoutes:[]}),children:[s("span",{class:"ttr-hidden",children:a}),s(X,{seat:t.seat,shape:"dot"}),s("span",{class:"ttr-deed-words","aria-hidden":"true",children:[t.claims.map(u=>fe(n,o,r,u)).join(", "),t.points>0&&s("b",{children:["+",t.points]}),l>0&&l<=4?s("span",{class:"ttr-row-cards",children:[t.open.map((u,c)=>s(ie,{color:u,small:!0},c)),Array.from({length:t.covered},(u,c)=>s("span",{class:"ttr-chip ttr-chip-small ttr-chip-covered"},`covered-${c}`))]}):null,l>4&&n.t("ui-since-cards",{n:l}),t.kept!==null&&s(S,{children:[s(ln,{})," +",t.kept]}),t.passed&&l===0&&!t.claims.length&&n.t("ui-pass")]})]})}function Yo({view:e,rest:t}){let{texts:n,atlas:o}=k(),r=E(d=>d.hoverRoute??d.focusRoute);if(!r)return s(S,{children:t});let i=Lo(n,o,e,r),a=Po(n,o,r),[l,...u]=a.split(" · "),c=l!==void 0&&i.startsWith(l);return s("span",{"data-part":"route-hint","data-route":r,children:[c?u.join(" · "):a,i&&s("b",{children:[" — ",i]})]})}function _a({view:e}){let{texts:t,control:n}=k(),o=b(y=>y.status),r=b(y=>y.saved),i=E(y=>y.kept),a=E(y=>y.pickedColor),l=O(e),u=va(e),c=e.turn===null?"":e.players[e.turn]?.name??"";if(r)return s(H,{part:"saved",tone:"active",title:t.t("ui-saved-title"),hint:sn(t,r),buttons:s(S,{children:[s(v,{class:"ttr-primary",onClick:()=>n.continueSaved(),"data-action":"continue",children:t.t("ui-saved-continue")}),s(v,{onClick:()=>n.declineSaved(),"data-action":"decline",children:t.t("ui-saved-decline")})]})});if(e.phase==="over")return s(Xd,{view:e});if(o.error)return s(H,{part:"bot-stopped",tone:"bad",seat:o.error.seat,title:t.t("ui-bot-stopped",{name:o.error.name,reason:o.error.reason}),hint:t.t("ui-bot-stopped-hint"),buttons:s(v,{class:"ttr-primary",onClick:()=>n.resume(),children:t.t("ui-resume")})});if(e.legal.moves.some(y=>y.startsWith("keep "))){let y=new Set(i),g=i.reduce((_,C)=>_+(n.atlas.tickets.get(C)?.points??0),0),w=Y(e,st(e.you?.offer??[],y));return s(H,{part:"keep",tone:"active",seat:l,title:t.t(e.phase==="initial_tickets"?"ui-choose-initial":"ui-choose-tickets"),hint:t.t("ui-choose-hint",{n:at(e)??1,ticked:i.length,points:g}),buttons:s(Be,{off:!w,label:t.t("ui-keep",{n:i.length}),onClick:()=>n.keep()})})}let h=l!==null&&e.turn===l,f=o.driver==="held"?s(v,{class:h?"":"ttr-primary",onClick:()=>n.resume(),children:t.t("ui-resume")}):null;if(h){let y=Y(e,"pass"),g=y?"ui-pass-hint":e.phase==="second_card"?"ui-turn-second-hint":"ui-turn-first-hint",w=u.length>0?s(wa,{view:e,deeds:u}):null,_=a&&bn(t,e,a);return s(H,{part:"turn",tone:"active",seat:l,title:s(S,{children:[t.t(e.phase==="second_card"?"ui-turn-second":"ui-turn-yours"),e.final&&s("span",{class:"ttr-pill ttr-pill-final ttr-pill-inline",children:t.t("ui-last-turn-yours")})]}),hint:s(Yo,{view:e,rest:_??t.t(g)}),middle:w,buttons:y?s(v,{class:"ttr-primary",onClick:()=>n.pass(),"data-action":"pass",children:t.t("ui-pass")}):f})}let p=t.t("ui-turn-wait-hint");o.driver==="held"?p=t.t("ui-held-hint"):o.driver==="paused"?p=t.t("ui-paused-hint"):o.thinking!==null&&o.thinking!==void 0?p=t.t("ui-turn-bot-hint"):l===null&&(p=t.t("ui-watching"));let m=e.phase==="initial_tickets"&&l!==null&&e.players[l]?.answered;return s(H,{part:"wait",tone:"calm",seat:e.turn,title:m?t.t("ui-choosing-others"):t.t("ui-turn-of",{name:c}),hint:s(Yo,{view:e,rest:p}),buttons:f})}function $a({view:e}){let{texts:t}=k();return e.final?s("span",{class:"ttr-pill ttr-pill-final",children:t.t("ui-final-round",{n:e.final.turns_left})}):null}function Jd(e){return(e.scores??[]).map((n,o)=>({name:e.players[o]?.name??"",total:n.total})).sort((n,o)=>o.total-n.total).map(({name:n,total:o})=>`${n} ${o}`)}function Xd({view:e}){let{texts:t,control:n,size:o}=k(),r=E(c=>c.counted),i=b(c=>c.lesson),a=b(c=>c.branch_of!==null),l=(e.winners??[]).map(c=>e.players[c]?.name??""),u=l.length>1?t.t("ui-win-shared",{names:t.list(l)}):t.t("ui-wins",{name:l[0]??""});return s(H,{part:"over",tone:"active",seat:r?e.winners?.[0]??null:null,title:r?u:t.t("ui-over"),hint:r?[t.t("ui-over"),...Jd(e)].join(" · "):t.t("ui-over-counting"),buttons:i?o==="narrow"&&s(Ko,{lesson:i}):a?null:s(S,{children:[s(v,{class:"ttr-primary",onClick:()=>n.rematch(),children:t.t("ui-rematch")}),s(v,{onClick:()=>n.setup(),children:t.t("ui-new-game")})]})})}function Oe(){let e=b(he),t=b(G),n=b(o=>Math.min(o.seeking?.ply??o.view?.ply??0,he(o)));return{at:n,live:e,past:t||n<e}}function xe(){let{texts:e,control:t}=k(),{at:n,live:o}=Oe(),r=b(l=>!Ce(l.link)||l.pending!==null),{time:i}=t,a=o?100*n/o:100;return s("span",{class:"ttr-time",role:"group","aria-label":e.t("ui-time"),"data-part":"time",children:[s(v,{class:"ttr-square ttr-time-button",disabled:r||n<=0,"aria-label":e.t("ui-time-first"),title:e.t("ui-time-first"),"data-action":"first",onClick:()=>i.goto(0),children:s(qi,{})}),s(v,{class:"ttr-square ttr-time-button",disabled:r||n<=0,"aria-label":e.t("ui-time-back"),title:`${e.t("ui-time-back")} · [`,"data-action":"back",onClick:l=>t.step(-1,!l.altKey),children:s(Gi,{})}),s("input",{...re,type:"range",class:"ttr-slider",min:0,max:Math.max(o,1),step:1,value:o?n:1,disabled:r||o===0,style:{"--ttr-done":`${a}%`,"--ttr-cut":`${100/Math.min(Math.max(o,1),24)}%`},"aria-label":e.t("ui-time-slider"),"aria-valuetext":e.t("ui-ply-of",{ply:n,live:o}),onInput:l=>i.goto(Number(l.currentTarget.value)),onKeyDown:l=>{(l.key==="["||l.key==="]")&&t.step(l.key==="]"?1:-1,!l.altKey)}}),s(v,{class:"ttr-square ttr-time-button",disabled:r||n>=o,"aria-label":e.t("ui-time-forward"),title:`${e.t("ui-time-forward")} · ]`,"data-action":"forward",onClick:l=>t.step(1,!l.altKey),children:s(Ro,{})}),s(v,{class:"ttr-square ttr-time-button",disabled:r||n>=o,"aria-label":e.t("ui-time-last"),title:e.t("ui-time-last"),"data-action":"last",onClick:()=>i.now(),children:s(Ji,{})})]})}function Pn(){let{texts:e,control:t}=k(),n=E(o=>o.playing);return s(v,{onClick:()=>t.time.toggle(),"data-action":"replay","aria-pressed":n,children:[n?s(un,{}):s(Ro,{}),e.t(n?"ui-replay-pause":"ui-replay")]})}function Ca(){let{texts:e}=k(),{at:t,live:n,past:o}=Oe(),r=b(u=>u.view?.phase==="over"),i=b(u=>u.link),a=u=>e.t("ui-ply-of",{ply:u,live:n}),l="";return i==="none"?l=e.t("ui-link-none-brief"):i==="lost"?l=e.t("ui-link-lost-brief"):!o&&!r&&i==="live"&&(l=e.t("ui-live")),s("span",{class:`ttr-live ${o||!Ce(i)?"ttr-live-off":""}`,"data-part":"time-label","data-longest":`${a(n)} · ${e.t("ui-live")}`,style:{"--ttr-digits":2*String(n).length},children:[a(t),l&&` · ${l}`]})}function xa({view:e}){let{texts:t,atlas:n,chart:o,size:r}=k(),{at:i,live:a}=Oe(),l=b(f=>f.log),u=$e(l.filter(f=>f.ply<i))[0],c=u?an(t,n,o,e,u.events):t.t("ui-past-start"),d=(e.winners??[]).map(f=>e.players[f]?.name??""),h=t.t("ui-turn-of",{name:e.players[e.turn??0]?.name??""});return d.length>1?h=t.t("ui-win-shared",{names:t.list(d)}):d.length&&(h=t.t("ui-wins",{name:d[0]??""})),s(H,{part:"page",tone:i<a?"past":"calm",seat:u?.seat??null,title:h,hint:c,middle:r==="narrow"?s(xe,{}):null,buttons:s(Pn,{})})}function jo({stage:e,moving:t}){let{texts:n,control:o}=k(),r=e==="cancelling",i=t?"ui-busy":"ui-busy-other";return s(H,{part:"busy",tone:"warn",mark:s("span",{class:"ttr-spinner"}),title:s("span",{role:"status",children:n.t(r?"ui-cancelling":i)}),hint:n.t(t?"ui-busy-hint":"ui-busy-other-hint"),buttons:r?null:s(Ie,{onClick:()=>o.cancel()})})}function Sa(){let{texts:e,control:t}=k();return s(H,{part:"lost",tone:"bad",mark:s("span",{class:"ttr-bad-mark",children:s(xt,{})}),title:s("span",{role:"alert",children:e.t("ui-lost")}),hint:e.t("ui-lost-hint"),buttons:s(Mn,{onClick:()=>t.cancel()})})}function Ta({link:e}){let{texts:t}=k(),n=e==="lost";return s(H,{part:n?"gone":"saved-picture",tone:n?"bad":"past",mark:s("span",{class:n?"ttr-bad-mark":"ttr-past-mark",children:s(xt,{})}),title:s("span",{role:"status",children:t.t(`ui-link-${e}`)}),hint:t.t(`ui-link-${e}-hint`)})}function Ra({view:e}){let{texts:t,control:n,atlas:o,chart:r,size:i}=k(),{at:a}=Oe(),l=E(f=>f.reason?.code==="looking_back"),u=b(f=>f.can_branch&&f.link==="live"),c=b(f=>f.log),d=$e(c.filter(f=>f.ply<a))[0],h=d?an(t,o,r,e,d.events):t.t("ui-past-start");return s(H,{part:"back",tone:"past",seat:d?.seat??null,title:t.t("ui-looking-back",{ply:a}),hint:l?s("span",{role:"alert",class:"ttr-warn",children:t.t("ui-why-looking-back")}):h,middle:i==="narrow"?s(xe,{}):null,buttons:s(S,{children:[s(Pn,{}),u&&s(v,{onClick:()=>n.branch(a),title:t.t("ui-branch-here-hint"),"data-action":"branch",children:[s(pt,{}),t.t("ui-branch-here")]}),s(v,{class:"ttr-primary",onClick:()=>n.time.now(),"data-action":"now",children:t.t("ui-to-live")})]})})}function Zo(){let{texts:e,control:t}=k(),n=b(m=>m.view),o=b(m=>m.pending),r=b(m=>m.setup),i=b(m=>m.curtain),a=b(m=>m.lesson),l=b(m=>m.refusal),u=b(m=>m.lost),c=b(m=>m.link),d=b(m=>m.seeking),h=b(m=>G(m)),f=E(m=>m.choice),p=E(m=>m.reason);if(c==="page"&&n)return s(xa,{view:n});if(c==="lost"||c==="none")return s(Ta,{link:c});if(o&&o.stage!=="sent"&&o.stage!=="accepted")return s(jo,{stage:o.stage,moving:o.kind==="play"});if(u)return s(Sa,{});if(d?.slow)return s(jo,{stage:"slow",moving:!1});if(r){let m=p?.code==="not_started",y=m?s("span",{role:"alert",class:"ttr-warn",children:e.t("ui-why-not-started")}):e.t("ui-start-bar-hint");return s(H,{part:"setup",tone:m?"warn":"calm",title:e.t("ui-start-bar"),hint:y})}return n?h?s(Ra,{view:n}):i?s(H,{part:"curtain",tone:"active",seat:i.seat,title:e.t("ui-curtain",{name:i.name}),hint:e.t("ui-curtain-hint"),buttons:s(v,{class:"ttr-primary",onClick:()=>t.reveal(),"data-action":"reveal",children:e.t("ui-reveal",{name:i.name})})}):f?.kind==="claim"&&f.cards?s(fa,{view:n,route:f.route,cards:f.cards}):f?.kind==="claim"?s(ga,{view:n,choice:f}):f?s(Qd,{view:n}):p&&!a?s(Ea,{reason:p}):l&&!a?s(Ea,{reason:l}):a&&ha(n)?s(ma,{lesson:a}):s(_a,{view:n}):s(H,{part:"loading",tone:"calm",title:e.t("ui-loading")})}function Qd({view:e}){let{texts:t,control:n}=k(),o=E(a=>a.choice),r="",i="";return o?.kind==="draw"?(r=t.t("ui-draw",{color:t.color(o.color)}),i=t.t(o.color==="locomotive"?"ui-draw-loco-hint":"ui-draw-hint")):o?.kind==="deck"?(r=t.t("ui-draw-deck"),i=t.t("ui-draw-deck-hint",{n:e.counts.deck})):o?.kind==="tickets"&&(r=t.t("ui-draw-tickets"),i=t.t("ui-draw-tickets-hint")),s(H,{part:"draw",tone:"active",seat:O(e),title:r,hint:i,buttons:s(S,{children:[s(Be,{onClick:()=>n.confirm()}),s(Ie,{onClick:()=>n.cancel()})]})})}function Ea({reason:e}){let{texts:t,atlas:n,control:o}=k();return s(H,{part:"reason",tone:"bad",mark:s("span",{class:"ttr-bad-mark",children:s(xt,{})}),title:s("span",{role:"alert",children:We(t,n,e)}),hint:e.rule?s(Ae,{rule:e.rule},e.rule):null,buttons:s(Mn,{onClick:()=>o.cancel()})})}function La(e,t){let n=e.map(([c=0,d=0,h=0])=>{let f=h*Math.PI/180;return{x:c,y:d,dx:Math.cos(f),dy:Math.sin(f)}}),o=n[0],r=n[n.length-1];if(!o||!r)return{points:[],normals:[]};let i=n.length>1?{x:r.x-o.x,y:r.y-o.y}:null;for(let c of n)i&&c.dx*i.x+c.dy*i.y<0&&(c.dx=-c.dx,c.dy=-c.dy);let a=t/2,l=[],u=(c,d,h,f)=>{let p=Math.hypot(h,f)||1;l.push([{x:c,y:d},{x:f/p,y:-h/p}])};return u(o.x-a*o.dx,o.y-a*o.dy,o.dx,o.dy),n.forEach((c,d)=>{u(c.x,c.y,c.dx,c.dy);let h=n[d+1];if(!h)return;let f=Math.hypot(h.x-c.x,h.y-c.y);for(let p=1;p<5;p++){let m=p/5,[y,g]=Ma(c.x,c.dx*f,h.x,h.dx*f,m),[w,_]=Ma(c.y,c.dy*f,h.y,h.dy*f,m);u(y,w,g,_)}}),u(r.x+a*r.dx,r.y+a*r.dy,r.dx,r.dy),{points:l.map(c=>c[0]),normals:l.map(c=>c[1])}}function Ma(e,t,n,o,r){let i=r*r,a=i*r,l=(2*a-3*i+1)*e+(a-2*i+r)*t+(3*i-2*a)*n+(a-i)*o,u=(6*i-6*r)*e+(3*i-4*r+1)*t+(6*r-6*i)*n+(3*i-2*r)*o;return[l,u]}function Wa(e,t,n){let o=1/0;for(let r=1;r<e.length;r++){let i=e[r-1],a=e[r];if(!i||!a)continue;let l=a.x-i.x,u=a.y-i.y,c=((t-i.x)*l+(n-i.y)*u)/(l*l+u*u||1),d=Math.max(0,Math.min(1,c));o=Math.min(o,Math.hypot(i.x+d*l-t,i.y+d*u-n))}return o}function Aa(e){let t={left:1/0,top:1/0,right:-1/0,bottom:-1/0};for(let{x:n,y:o}of e)t.left=Math.min(t.left,n),t.right=Math.max(t.right,n),t.top=Math.min(t.top,o),t.bottom=Math.max(t.bottom,o);return t}function qe(e,t){return{left:e.left-t,top:e.top-t,right:e.right+t,bottom:e.bottom+t}}function ye(e,t){return e?{left:Math.min(e.left,t.left),top:Math.min(e.top,t.top),right:Math.max(e.right,t.right),bottom:Math.max(e.bottom,t.bottom)}:t}function Ln(e,t){return e.left<t.right&&t.left<e.right&&e.top<t.bottom&&t.top<e.bottom}function Ba(e,t,n,o){let r=new Path2D,{points:i,normals:a}=e,l=i.length;if(l<2)return r;let u=[],c=[];return i.forEach((d,h)=>{let f=a[h];if(!f)return;let p=h===0?-n:h===l-1?n:0,m=d.x-f.y*p,y=d.y+f.x*p;u.push({x:m+f.x*t,y:y+f.y*t}),c.push({x:m-f.x*t,y:y-f.y*t})}),ep(r,[...u,...c.reverse()],new Set([0,l-1,l,2*l-1]),o),r}function ep(e,t,n,o){let r=t.length;t.forEach((i,a)=>{let l=t[(a+r-1)%r],u=t[(a+1)%r];if(!l||!u)return;if(!n.has(a)){e.lineTo(i.x,i.y);return}let c=Pa(i,l,o),d=Pa(i,u,o);a===0?e.moveTo(c.x,c.y):e.lineTo(c.x,c.y),e.quadraticCurveTo(i.x,i.y,d.x,d.y)}),e.closePath()}function Pa(e,t,n){let o=Math.hypot(t.x-e.x,t.y-e.y)||1,r=Math.min(.5,n/o);return{x:e.x+(t.x-e.x)*r,y:e.y+(t.y-e.y)*r}}var An=10,tp=.6;function Ia(e,t,n,o,r){e.save(),e.beginPath(),e.roundRect(0,0,t.width,t.height,An),e.clip(),np(e,t,n),op(e,t,n),rp(e,t,n),e.restore(),r>=tp&&(ip(e,t,n,o),sp(e,t,n,o)),e.strokeStyle=n.mapEdge,e.lineWidth=1.4,e.beginPath(),e.roundRect(0,0,t.width,t.height,An),e.stroke()}function np(e,{width:t,height:n},o){e.fillStyle=o.tokens.sea,e.fillRect(0,0,t,n),e.strokeStyle=o.wave,e.lineWidth=.8,e.beginPath();for(let r=41;r<n;r+=41){e.moveTo(0,r);for(let i=0,a=-7;i<t;i+=125,a=-a)e.quadraticCurveTo(i+62,r+a,i+125,r)}e.stroke()}function op(e,{layout:t},n){let o=Wn(t.land??[],!0);e.lineJoin="round",e.strokeStyle=n.surf;for(let[i,a]of[[16,.28],[9,.35],[4.5,.5]])e.lineWidth=i,e.globalAlpha=n.name==="dark"?a*.7:a,e.stroke(o);e.globalAlpha=1,e.fillStyle=n.tokens.land,e.fill(o),e.strokeStyle=n.coast,e.lineWidth=1.1,e.stroke(o),e.strokeStyle=n.stateLine,e.lineWidth=.7,e.stroke(Wn(t.states??[],!1));let r=Wn(Object.values(t.lakes??{}),!0);e.fillStyle=n.tokens.sea,e.fill(r),e.strokeStyle=n.lakeShore,e.lineWidth=.9,e.stroke(r),e.strokeStyle=n.border,e.lineWidth=1.1,e.globalAlpha=.75,e.setLineDash([5,2.4,1.2,2.4]),e.stroke(Wn(t.borders??[],!1)),e.setLineDash([]),e.globalAlpha=1}function Wn(e,t){let n=new Path2D;for(let o of e)o.forEach(([r=0,i=0],a)=>a===0?n.moveTo(r,i):n.lineTo(r,i)),t&&n.closePath();return n}function rp(e,{width:t,height:n},o){e.save(),e.scale(t,n);let r=e.createRadialGradient(.5,.45,0,.5,.45,.75);r.addColorStop(.6,"rgba(0,0,0,0)"),r.addColorStop(1,o.name==="dark"?"rgba(0,0,0,.3)":"rgba(0,0,0,.07)"),e.fillStyle=r,e.fillRect(0,0,1,1),e.restore()}var oe={width:178,head:35,row:23,pad:12,column:84,car:7.4,pitch:8.6,room:45};function ip(e,t,n,o){if(t.points.length===0||t.layout.legend===null)return;let r=Math.ceil(t.points.length/2),i=oe.head+r*oe.row,[a=22,l=t.height-18-i]=t.layout.legend??[],{tokens:u}=n;e.save(),e.translate(a,l),e.fillStyle=u.panel,qo(e,.16),e.beginPath(),e.roundRect(0,0,oe.width,i,9),e.fill(),Go(e),e.strokeStyle=u.line,e.lineWidth=1,e.stroke();let c=pe(o.language),d=oe.pad+oe.column-14;e.fillStyle=u.muted,e.font=`600 10px ${c}`,e.textAlign="left",e.fillText(o.cars??"Cars",oe.pad,19),e.textAlign="right",e.fillText(o.points??"Points",oe.column+d,19),t.points.forEach(([h,f],p)=>{let m=oe.pad+Math.floor(p/r)*oe.column,y=oe.head-3+p%r*oe.row,g=Math.min(oe.pitch,oe.room/h);e.fillStyle=u.muted,e.beginPath();for(let w=0;w<h;w++)e.roundRect(m+w*g,y,g*(oe.car/oe.pitch),7,1.3);e.fill(),e.fillStyle=u.text,e.font=`800 13px ${c}`,e.fillText(String(f),m+d-oe.pad,y+8)}),e.restore()}function sp(e,t,n,o){if(t.layout.compass===null)return;let[r=t.width-52,i=t.height-112]=t.layout.compass??[];e.save(),e.translate(r,i),e.globalAlpha=.8,e.strokeStyle=e.fillStyle=n.compass;for(let[l,u]of[[25,1],[21.5,.5]])e.lineWidth=u,e.beginPath(),e.arc(0,0,l,0,2*Math.PI),e.stroke();let a=(l,u,c)=>{e.save(),e.rotate(l*Math.PI/180),e.globalAlpha*=c,e.beginPath(),e.moveTo(0,-u),e.lineTo(3.6,-3.6),e.lineTo(0,0),e.lineTo(-3.6,-3.6),e.fill(),e.restore()};for(let l of[45,135,225,315])a(l,15,.5);for(let l of[0,90,180,270])a(l,l===0?30:20,l===0?1:.85);e.font=`800 10px ${pe(o.language)}`,e.textAlign="center",e.fillText(o.north??"N",0,-33),e.restore()}function qo(e,t){let n=e.getTransform().a;e.shadowColor=`rgba(0,0,0,${t})`,e.shadowBlur=6*n,e.shadowOffsetY=2*n}function Go(e){e.shadowColor="transparent",e.shadowBlur=e.shadowOffsetY=0}var we=26,Jo=11.5,Bn={x:4,y:3};function Na(e,{width:t,height:n}){let o=we/2,r=t+we,i=n+we,a=Math.round(se/2*(i/(r+i))),l=se/2-a,u=(e%se+se)%se,c=-o,d=-o;return u<=a?{x:c,y:d+i-i*u/a}:u<=a+l?{x:c+r*(u-a)/l,y:d}:u<=2*a+l?{x:c+r,y:d+i*(u-a-l)/a}:{x:c+r-r*(u-2*a-l)/l,y:d+i}}function Da(e,t,n,o){let{tokens:r}=n;e.fillStyle=r.panel2,e.strokeStyle=r.line,e.lineWidth=1,e.beginPath(),e.roundRect(.5-we,.5-we,t.width+2*we-1,t.height+2*we-1,16),e.fill(),e.stroke(),e.textAlign="center";let i=pe(o);for(let a=0;a<se;a++){let{x:l,y:u}=Na(a,t),c=a%5===0;e.fillStyle=c?r.panel:n.field,e.lineWidth=c?1:.6,e.beginPath(),e.roundRect(l-10,u-10,20,20,5),e.fill(),e.stroke();let d=c?9.8:8.4;e.fillStyle=c?r.text:r.muted,e.font=`${c?700:500} ${d}px ${i}`,e.fillText(String(a),l,u+d*.36)}}function In(e,t,n=e.field){let{x:o,y:r}=Na(n,t),i=o<t.width/2?Bn.x:-Bn.x,a=r<t.height/2?Bn.y:-Bn.y;return{x:o+i*e.step,y:r+a*e.step}}function Fa({x:e,y:t}){let n=Jo+6;return{left:e-n,right:e+n,top:t-n,bottom:t+n}}function Ha(e,t,{x:n,y:o},r,i){let a=r.seats[t.seat%r.seats.length];if(!a)return;qo(e,.3),Oa(e,n,o,Jo,r.rim),Go(e),Oa(e,n,o,Jo-1.5,a.fill);let l=String(t.points),u=l.length>2?8.6:11;e.font=`800 ${u}px ${pe(i)}`,e.textAlign="center",e.fillStyle=a.ink,e.fillText(l,n,o+u*.36)}function Oa(e,t,n,o,r){e.fillStyle=r,e.beginPath(),e.arc(t,n,o,0,2*Math.PI),e.fill()}function Va([e,t]){let o=Math.abs(e.x-t.x)>Math.abs(e.y-t.y)?Math.min(130,Math.hypot(e.x-t.x,e.y-t.y)*.22):0;return{x:(e.x+t.x)/2,y:(e.y+t.y)/2-o}}function On(e){let[t,n]=e,o=Va(e),r={left:Math.min(t.x,n.x,o.x),right:Math.max(t.x,n.x,o.x),top:Math.min(t.y,n.y,o.y),bottom:Math.max(t.y,n.y,o.y)};return qe(r,4)}function za(e,t,n){let[o,r]=t,i=Va(t),a=(l,u)=>{e.lineWidth=l,e.strokeStyle=u,e.beginPath(),e.moveTo(o.x,o.y),e.quadraticCurveTo(i.x,i.y,r.x,r.y),e.stroke()};e.lineCap="round",e.setLineDash([7,7]),a(5.5,n.halo),a(2.6,n.tokens.accent),e.setLineDash([]),e.lineCap="butt"}var ap=18,lp=20,up=3;function Ka(e,t,n){if(t.annotations!==n.annotations)return{left:0,top:0,right:e.width,bottom:e.height};let o=null;if(n.routes.forEach((i,a)=>{let l=t.routes[a];(!l||!cp(l,i))&&(o=ye(o,Ne(i)))}),n.cities.forEach((i,a)=>{let l=t.cities[a];l&&dp(l,i)||(o=ye(o,ft(i)),l&&(o=ye(o,ft(l))))}),t.arc?.[0]!==n.arc?.[0]||t.arc?.[1]!==n.arc?.[1])for(let{arc:i}of[t,n])i&&(o=ye(o,On(i)));let r=Math.max(t.markers.length,n.markers.length);for(let i=0;i<r;i++){let a=t.markers[i],l=n.markers[i];if(!(a&&l&&a.points===l.points&&a.step===l.step))for(let u of[a,l])u&&(o=ye(o,Fa(In(u,e))))}return o}function Ne(e){return qe(e.route.bounds,ap)}function ft({city:e,label:t,marks:n}){let o={left:e.x,right:e.x,top:e.y,bottom:e.y};return ye(qe(o,lp+up*n.length),t.box)}function cp(e,t){return e.owner===t.owner&&e.ghost===t.ghost&&e.halo===t.halo&&e.last===t.last&&e.hint===t.hint&&e.path===t.path&&e.closed===t.closed&&e.dim===t.dim&&e.alone===t.alone&&_t(e.marks,t.marks)}function dp(e,t){return e.mark===t.mark&&e.focus===t.focus&&e.spot===t.spot&&_t(e.marks,t.marks)&&e.label.font===t.label.font&&e.label.bold===t.label.bold&&e.label.x===t.label.x&&e.label.y===t.label.y&&e.label.lines.join(`
`)===t.label.lines.join(`
`)}var Ua=10,pp=4;function Xo(e,t,n,o){let r=Math.max(Ua/o,e.layout.units.car_width/2+pp),i=null;for(let a of e.routes){let{bounds:l}=a;if(t<l.left-r||t>l.right+r||n<l.top-r||n>l.bottom+r)continue;let u=Wa(a.curve.points,t,n);u<=r&&(!i||u<i.distance)&&(i={route:a,distance:u})}return i}function Qo(e,t,n,o){let r=Math.max(Ua/o,e.layout.units.city_radius+2),i=null;for(let a of e.cities){let l=Math.hypot(a.x-t,a.y-n);l<=r&&(!i||l<i.distance)&&(i={city:a,distance:l})}return i}function Ya(e,t,n,o){let r=Qo(e,t,n,o),i=Xo(e,t,n,o),a=r!==null&&r.distance<=e.layout.units.city_radius;return r&&(a||!i)?{kind:"city",id:r.city.name,distance:r.distance*o}:i&&{kind:"route",id:i.route.id,distance:i.distance*o}}var hp={1:1,2:2,3:4,4:7,5:10,6:15};function er(e,t){let n=[];for(let{name:d}of e.cities){let h=t.cities[d];h&&n.push({name:d,x:h.x,y:h.y,layout:h,routes:[]})}let o=new Map(n.map(d=>[d.name,d])),r=[];for(let d of mp(e)){let h=t.routes[d.id];if(!h||h.cars.length===0)continue;let f=h.cars.map(([m=0,y=0,g=0])=>({x:m,y,angle:fp(g)})),p=La(h.cars,t.units.car_length);r.push({...d,slots:f,curve:p,bounds:Aa(p.points)}),o.get(d.a)?.routes.push(d.id),o.get(d.b)?.routes.push(d.id)}let i=e.route_points,l=[...new Set(r.map(d=>d.length))].sort((d,h)=>d-h).flatMap(d=>{let h=i?i[String(d)]:hp[d];return h===void 0?[]:[[d,h]]}),[u=1e3,c=620]=t.box;return{layout:t,width:u,height:c,routes:r,route:new Map(r.map(d=>[d.id,d])),cities:n,city:o,points:l}}function mp(e){let t=new Map;for(let o of e.routes){let r=`${o.a}-${o.b}`,i=t.get(r);i?i.push(o):t.set(r,[o])}let n=new Map;for(let[o,r]of t){let i=new Set(r.map(a=>a.color)).size===r.length;r.forEach((a,l)=>{let u=r.length===1?"":`:${i?a.color:l+1}`;n.set(a,a.id??o+u)})}return e.routes.map(o=>{let i=(t.get(`${o.a}-${o.b}`)??[]).find(a=>a!==o);return{id:n.get(o)??"",a:o.a,b:o.b,color:o.color,length:o.length,twin:(i&&n.get(i))??null}})}function fp(e){let t=((e+90)%180+180)%180;return((t===0?180:t)-90)*(Math.PI/180)}function Nn(e,t,n){let o={};for(let i of fo){let a=n.slot[i];o[i]=ja(e,t.width,[[0,ee(a,"#000000",.2)],[.3,a],[1,ee(a,"#FFFFFF",.14)]])}let r=n.seats.map(({fill:i})=>ja(e,t.carWidth,[[0,ee(i,"#FFFFFF",.42)],[.45,ee(i,"#FFFFFF",.06)],[1,ee(i,"#000000",.22)]]));return{slots:o,roofs:r}}function ja(e,t,n){let o=e.createLinearGradient(0,-t/2,0,t/2);for(let[r,i]of n)o.addColorStop(r,i);return o}function Wt(e,t,n,o=1){let r=Math.cos(n.angle)*t.scale*o,i=Math.sin(n.angle)*t.scale*o;e.setTransform(r,i,-i,r,t.x+n.x*t.scale,t.y+n.y*t.scale)}function Za(e,t,n,o,r,i){let{color:a,slots:l}=t.route,u=o.glyph[a],c=t.closed?.45:t.dim?.5:1;for(let d of l)Wt(e,n,d),e.globalAlpha=c,e.fillStyle=r.slots[a],e.fill(o.slot),t.closed&&yp(e,o,i),e.globalAlpha=c*.9,e.fillStyle=i.slotEdge[a],e.fill(o.slotEdge,"evenodd"),i.stroke>1&&(e.strokeStyle=i.slotEdge[a],e.lineWidth=1.1,e.stroke(o.slot)),u&&(e.globalAlpha=c*(a==="white"?.7:.85),e.fillStyle=i.glyph[a],e.fill(u));e.globalAlpha=1}function yp(e,t,n){e.save(),e.clip(t.slot),e.globalAlpha*=.7,e.fillStyle=n.slotEdge.gray,e.fill(t.hatch),e.restore()}var gp=()=>1,kp=16;function Dn(e,t,n,o,r,i,a,l=gp){let{slots:u}=t.route,c=a.seats[n%a.seats.length],d=i.roofs[n%a.seats.length];if(!c||!d)return;let h=Math.floor(u.length/2);u.forEach((f,p)=>{let m=l(p);if(m<=0)return;let y=(1-m)*kp,g=1+.25*(1-m);e.globalAlpha=Math.min(1,m*1.6),bp(e,{...f,y:f.y-y},g,y,c,p===h,o,r,d,a),p===h&&vp(e,{...f,y:f.y-y},g,c,n,o)}),e.globalAlpha=1}function bp(e,t,n,o,r,i,a,l,u,c){let d=e.globalAlpha;Wt(e,a,{...t,y:t.y+1.3+o},n),e.globalAlpha=d*c.shade,e.fillStyle="#000000",e.fill(l.rim),e.globalAlpha=d,Wt(e,a,t,n),e.fillStyle=c.rim,e.fill(l.rim),e.globalAlpha=d*.75,e.fillStyle=c.carEdge,e.fill(l.rimEdge,"evenodd"),e.globalAlpha=d,e.fillStyle=u,e.fill(l.body),e.globalAlpha=d*.82,e.fillStyle=r.ink,e.fill(i?l.outerWindows:l.windows),e.globalAlpha=d}function vp(e,t,n,o,r,i){Wt(e,i,{...t,angle:0},n),e.fillStyle=o.disc,e.beginPath(),e.arc(0,0,4.9,0,2*Math.PI),e.fill(),e.fillStyle=o.number,e.font=`800 8.2px ${pe("en")}`,e.textAlign="center",e.fillText(String(r+1),0,2.95)}function qa(e,t,n,o,r,i){let a=i.seats[n%i.seats.length];if(a){e.lineWidth=1.8,e.setLineDash([3.4,2]);for(let l of t.route.slots)Wt(e,o,l),e.fillStyle=i.rim,e.fill(r.ghost),e.globalAlpha=.3,e.fillStyle=a.fill,e.fill(r.ghost),e.globalAlpha=1,e.strokeStyle=a.fill,e.stroke(r.ghost);e.setLineDash([])}}function tr(e,t,n,o,r=1,i=null){let[a,l]=or(e,o),u=Math.min(t/a,n/l),c=o?we:0,d={scale:u,x:(t-a*u)/2+c*u,y:(n-l*u)/2+c*u};if(!i)return{width:t,height:n,base:d,frame:o,ratio:r,zoomed:!1};let h=u*i.factor,f=(m,y,g)=>Math.min(0,Math.max(g-y*h,g/2-m*h)),p={scale:h,x:f(i.x,e.width,t),y:f(i.y,e.height,n)};return{width:t,height:n,base:p,frame:!1,ratio:r,zoomed:!0}}function nr(e,t){return e!==null&&At(e)===At(t)&&e.ratio===t.ratio}function At({width:e,height:t,frame:n,base:o}){return[e,t,n,o.scale,o.x,o.y].join()}function or(e,t){let n=t?2*we:0;return[e.width+n,e.height+n]}function Ge({base:e,ratio:t}){return e.scale/t}function Je(e,{scale:t,x:n,y:o}){e.setTransform(t,0,0,t,n,o)}function Fn(e,t,n){let{base:o,width:r,height:i}=n;if(e.setTransform(1,0,0,1,0,0),!t)return{left:0,top:0,right:r,bottom:i};let{left:a,top:l,right:u,bottom:c}=qe(t,1/o.scale),d={left:Math.max(0,Math.floor(o.x+a*o.scale)),top:Math.max(0,Math.floor(o.y+l*o.scale)),right:Math.min(r,Math.ceil(o.x+u*o.scale)),bottom:Math.min(i,Math.ceil(o.y+c*o.scale))};return e.beginPath(),e.rect(d.left,d.top,Math.max(0,d.right-d.left),Math.max(0,d.bottom-d.top)),e.clip(),d}var Bt=class e{canvas=null;key="";static keyOf(t,{theme:n,labels:o,seatColors:r,contrast:i}){let{language:a,cars:l,points:u,north:c}=o;return[At(t),n,i,r,a,l,u,c].join()}get(t,n,o,r){let i=e.keyOf(t,r),a=this.canvas??=document.createElement("canvas");if(this.key===i)return a;this.key=i,a.width=t.width,a.height=t.height;let l=a.getContext("2d");return l&&(Je(l,t.base),l.textBaseline="alphabetic",t.frame&&Da(l,n,o,r.labels.language),Ia(l,n,o,r.labels,Ge(t))),a}free(){Xa(this.canvas),this.canvas=null,this.key=""}},Hn=class{canvas=null;key="";standing=[];get(t,n,o,r,i,a,l){let u=this.canvas??=document.createElement("canvas"),c=u.getContext("2d");if(!c)return u;let d=[At(t),a.theme,a.contrast,a.seatColors].join(),h=n.routes.map(g=>wp(g,i,l)),f=null;if(this.key===d){if(n.routes.forEach((g,w)=>{h[w]!==this.standing[w]&&(f=ye(f,Ne(g)))}),f===null)return u}else this.key=d,u.width=t.width,u.height=t.height;this.standing=h,c.save();let p=g=>f===null||Ln(Ne(g),f),m=Fn(c,f,t);c.clearRect(m.left,m.top,m.right-m.left,m.bottom-m.top);let y=Nn(c,r,o);return n.routes.forEach((g,w)=>{h[w]?.startsWith(Ga)&&p(g)&&Za(c,g,t.base,r,y,o)}),n.routes.forEach((g,w)=>{g.owner===null||!h[w]?.startsWith(Ja)||!p(g)||Dn(c,g,g.owner,t.base,r,y,o)}),c.restore(),u}free(){Xa(this.canvas),this.canvas=null,this.key=""}},Ga="slot",Ja="car";function wp(e,t,n){return e.ghost!==null?"ghost":e.owner!==null&&t.drop(e.route.id,n)===null?`${Ja} ${e.owner}`:`${Ga} ${e.closed} ${e.dim}`}function Xa(e){e&&(e.width=e.height=0)}var rr=2*Math.PI;function Qa(e,t,n,o){let{city:r,mark:i}=t,{tokens:a}=o,l=n*1.38;switch(t.marks.forEach(({color:u},c)=>{let d=l+5.5+3*c;ce(e,r,d,me(o,u),.28),Se(e,r,d,me(o,u),1.8)}),t.spot&&(ce(e,r,l+5.5,a.accent,.28),Se(e,r,l+5.5,a.accent,1.8)),t.focus&&(Se(e,r,l+4,o.halo,4.6),Se(e,r,l+4,a.accent,2.4)),i){case"ticket":ce(e,r,l+2,a.accent,.25),ce(e,r,l,o.cityFill),Se(e,r,l,a.accent,2.6),ce(e,r,n*.53,a.accent);return;case"offer":ce(e,r,l,o.cityFill),e.setLineDash([3.4,2.2]),Se(e,r,l,a.accent,2.2),e.setLineDash([]),ce(e,r,n*.34,o.cityEdge);return;case"connected":ce(e,{x:r.x,y:r.y+.9},l,"#000000",.25),ce(e,r,l,a.good),Se(e,r,l,o.rim,1.4),_p(e,r,a.accent_on);return;case"blocked":ce(e,r,l,o.cityFill),Se(e,r,l,a.muted,2.2),$p(e,r,a.muted);return;case"plain":ce(e,{x:r.x,y:r.y+.9},n,"#000000",.25),ce(e,r,n,o.cityFill),Se(e,r,n,o.cityEdge,1.7),ce(e,r,n*.34,o.cityEdge)}}function ce(e,t,n,o,r=1){e.globalAlpha=r,e.fillStyle=o,e.beginPath(),e.arc(t.x,t.y,n,0,rr),e.fill(),e.globalAlpha=1}function Se(e,t,n,o,r){e.strokeStyle=o,e.lineWidth=r,e.beginPath(),e.arc(t.x,t.y,n,0,rr),e.stroke()}function _p(e,{x:t,y:n},o){e.strokeStyle=o,e.lineWidth=2.2,e.lineCap=e.lineJoin="round",e.beginPath(),e.moveTo(t-3.9,n+.4),e.lineTo(t-1.1,n+3.3),e.lineTo(t+4,n-3),e.stroke(),e.lineCap="butt"}function $p(e,{x:t,y:n},o){e.strokeStyle=o,e.lineWidth=2,e.beginPath();for(let r of[-1,1])e.moveTo(t-3,n-3*r),e.lineTo(t+3,n+3*r);e.stroke()}var Cp={start:"left",middle:"center",end:"right"};function el(e,t,n,o,r){o<=0||o>=1||(e.globalAlpha=1-o,e.strokeStyle=r.tokens.gold,e.lineWidth=1+3.2*(1-o),e.beginPath(),e.arc(t.x,t.y,n*1.4+15*o,0,rr),e.stroke(),e.globalAlpha=1)}function tl(e,{label:t,mark:n,spot:o},r,i){e.font=`${t.bold?700:600} ${t.font}px ${pe(i)}`,e.textAlign=Cp[t.anchor],e.lineJoin="round",e.lineWidth=t.font>16?4.4:3.2;let a=t.y-(t.lines.length-1)/2*t.lineHeight+t.font*.36;e.strokeStyle=r.halo,e.globalAlpha=.9,t.lines.forEach((l,u)=>e.strokeText(l,t.x,a+u*t.lineHeight,t.room)),e.globalAlpha=1,e.fillStyle=n==="blocked"&&!o?r.tokens.muted:r.tokens.label,t.lines.forEach((l,u)=>e.fillText(l,t.x,a+u*t.lineHeight,t.room))}var nl=7.4,xp=8.2,ir=9.5,Xe=9,ol=new WeakMap;function il(e,t,n,o){let r=ol.get(e);r||ol.set(e,r=new Map);let i=`${t} ${n} ${o}`,a=r.get(i);return a||r.set(i,a=Ba(e.curve,t,n,o)),a}function sl(e){return e.halo!=="none"||e.last||e.hint||e.path!==null||e.marks.length>0}var sr=1.1,ar=1.7;function al(e,t,n,o){let{route:r}=t,{tokens:i}=n;for(let a of t.marks){let l=me(n,a.color);a.path?(ne(e,r,10.6,6,9,i.label,.85),ne(e,r,9.2,5,8,l,1)):(ne(e,r,10,5,8,l,.5),yt(e,r,10,5,8,l,Math.max(1.4,sr*o)))}if(t.path!==null){let a=n.seats[t.path%n.seats.length];ne(e,r,10.6,6,9,i.label,.85),ne(e,r,9.2,5,8,a?.fill??i.accent,1)}switch(t.last&&(rl(e,r,Xe,i.gold,.12),ne(e,r,Xe,10,8.6,i.gold,.95),n.stroke>1&&yt(e,r,Xe,10,8.6,i.label,Math.max(1.2,sr*o))),t.hint&&ne(e,r,10,5,8,i.accent,.5),t.halo){case"legal":ne(e,r,nl,2.4,4,i.accent,.3),yt(e,r,nl,2.4,4,i.accent,n.stroke*Math.max(1.5,sr*o));return;case"hover":ne(e,r,10,6,8,i.accent,.35),yt(e,r,xp,3.4,5,i.accent,n.stroke*Math.max(2.4,ar*o));return;case"selected":if(rl(e,r,ir,i.accent,.1),r.twin!==null)return;ne(e,r,ir,9,9,i.accent,1),ne(e,r,ir-1.8,7.2,7.2,n.halo,1);return;case"none":}}function ll(e,t,n,o){let r=t.alone?t.marks.at(-1):void 0;r&&yt(e,t.route,6.4,3,4,me(n,r.color),Math.max(2,ar*o)),t.halo==="hover"?yt(e,t.route,6.4,3,4,n.tokens.accent,n.stroke*Math.max(2,ar*o)):t.halo==="selected"&&(ne(e,t.route,7.8,9,7.4,n.tokens.accent,1),ne(e,t.route,6.3,7.4,6,n.halo,1))}function ul(e,t,n,o){if(n<=0)return;let{gold:r}=o.tokens;for(let i of[9,6.5,4.4,2.6])ne(e,t,Xe+i,8+i,Xe+i-1,r,.16*n);ne(e,t,Xe+.8,9,8.6,r,.95*n),ne(e,t,Xe-1.4,7,7,"#FFFFFF",.75*n)}function rl(e,t,n,o,r){for(let i of[6.5,5,3.6,2.3,1.1])ne(e,t,n+i,8+i,n+i-1,o,r)}function ne(e,t,n,o,r,i,a){e.globalAlpha=a,e.fillStyle=i,e.fill(il(t,n,o,r)),e.globalAlpha=1}function yt(e,t,n,o,r,i,a){e.strokeStyle=i,e.lineWidth=a,e.lineJoin="round",e.stroke(il(t,n,o,r))}function cl(e,t){let{stage:n,model:o,scene:r,theme:i,props:a,part:l}=t,{language:u}=a.labels;e.save();let{left:c,top:d,right:h,bottom:f}=Fn(e,l,n),[p,m]=[h-c,f-d];if(p<=0||m<=0){e.restore();return}let y=x=>{e.setTransform(1,0,0,1,0,0),e.drawImage(x,c,d,p,m,c,d,p,m)},g=x=>l===null||Ln(x,l),w=r.routes.filter(x=>g(Ne(x))),_=r.cities.filter(x=>g(ft(x)));e.clearRect(c,d,p,m),y(t.backdrop),Sp(e,w,t),y(t.yard),Je(e,n.base);let C=1/Ge(n);for(let x of w)x.route.twin!==null&&ll(e,x,i,C);r.arc&&g(On(r.arc))&&za(e,r.arc,i),Tp(e,w,t),Je(e,n.base),mi(e,r.annotations.arrows,i),Je(e,n.base),e.textBaseline="alphabetic";let R=o.layout.units.city_radius;for(let{city:x}of _)el(e,x,R,t.motion.burst(x.name,t.now),i);for(let x of _)Qa(e,x,R,i);for(let x of _)tl(e,x,i,u);fi(e,r.annotations.notes,o,i,u),a.overlay&&e.drawImage(a.overlay,0,0,o.width,o.height),n.frame&&Rp(e,t),e.restore()}function Sp(e,t,n){let{stage:o,model:r,theme:i,motion:a,now:l}=n;e.save(),Je(e,o.base),e.beginPath(),e.roundRect(0,0,r.width,r.height,An),e.clip();for(let u of t)sl(u)&&al(e,u,i,1/Ge(o));for(let{route:u}of t)ul(e,u,a.glow(u.id,l),i);e.restore()}function Tp(e,t,n){let{stage:o,pieces:r,theme:i,motion:a,now:l}=n;for(let u of t){let c=u.owner===null?null:a.drop(u.route.id,l);u.owner===null||!c||Dn(e,u,u.owner,o.base,r,Nn(e,r,i),i,c)}for(let u of t)u.ghost!==null&&qa(e,u,u.ghost,o.base,r,i)}function Rp(e,{model:t,scene:n,theme:o,props:r,motion:i,now:a}){for(let l of n.markers){let u=In(l,t,i.markerField(l.seat,a)??l.field);Ha(e,l,u,o,r.labels.language)}}var Ep={red:"M-1.25 0L0-.82 1.25 0 0 .82Z",orange:"M0-1L.98 .78H-.98Z",yellow:"M.86 0A.86 .86 0 1 1-.86 0A.86 .86 0 1 1 .86 0Z",green:"M-.34-1H.34V-.34H1V.34H.34V1H-.34V.34H-1V-.34H-.34Z",blue:"M-.95-1H-.25V1H-.95ZM.25-1H.95V1H.25Z",purple:"M0-1.12L.28-.38 1.07-.35 .45 .15 .66 .91 0 .47-.66 .91-.45 .15-1.07-.35-.28-.38Z",black:"M-.86-.74A.12 .12 0 0 1-.74-.86H.74A.12 .12 0 0 1 .86-.74V.74A.12 .12 0 0 1 .74 .86H-.74A.12 .12 0 0 1-.86 .74Z",white:"M.95 0A.95 .95 0 1 1-.95 0A.95 .95 0 1 1 .95 0ZM.49 0A.49 .49 0 1 0-.49 0A.49 .49 0 1 0 .49 0Z",gray:null},Mp=2.75/10.2;function hl(e){let t=e.car_length,n=e.car_width,o=n+1.2,r={},i=new DOMMatrix().scale(n*Mp);for(let[a,l]of Object.entries(Ep)){if(r[a]=null,!l)continue;let u=new Path2D;u.addPath(new Path2D(l),i),r[a]=u}return{length:t,width:n,carWidth:o,slot:gt(t,n,2.4),slotEdge:dl(t,n,2.4,.9),body:gt(t,o,2.8),rim:gt(t+1.8,o+1.8,3.6),rimEdge:dl(t+1.8,o+1.8,3.6,.55),windows:pl(t,[-1.5,-.5,.5,1.5]),outerWindows:pl(t,[-1.55,1.55]),ghost:gt(t+.6,n+1.8,3.2),hatch:Pp(t,n),glyph:r}}function gt(e,t,n){let o=new Path2D;return o.roundRect(-e/2,-t/2,e,t,n),o}function dl(e,t,n,o){let r=gt(e+o,t+o,n+o/2);return r.addPath(gt(e-o,t-o,n-o/2)),r}function pl(e,t){let n=new Path2D,o=e*3/14;for(let r of t)n.roundRect(r*o-1.9,-2,3.8,3.6,.8);return n}function Pp(e,t){let n=new Path2D;for(let o=-e/2-t;o<e/2;o+=6)n.moveTo(o,t/2),n.lineTo(o+t,-t/2),n.lineTo(o+t+2.8,-t/2),n.lineTo(o+2.8,t/2),n.closePath();return n}var Vn=class{constructor(t,n){this.canvas=t;this.options=n;this.model=er(n.board,n.layout),this.ctx=t.getContext("2d"),this.observer=typeof ResizeObserver>"u"?null:new ResizeObserver(this.onResize),this.observe(),this.watchRatio()}canvas;options;model;ctx;observer;motion=new on;backdrop=new Bt;yard=new Hn;pieces=null;props=null;scene=null;stage=null;theme=null;key="";exact=null;stale=null;request=0;ratioQuery=null;destroyed=!1;update(t){if(this.destroyed)return;let n=this.props;if(this.props=t,!n||n.frame!==t.frame){let[o,r]=or(this.model,t.frame);this.canvas.style.aspectRatio=`${o} / ${r}`,this.exact=null}this.rebuild(n)}flush(){this.destroyed||this.stale===null||(cancelAnimationFrame(this.request),this.request=0,this.paint(performance.now()))}hit(t,n){let o=this.toBoard(t,n);return o&&Ya(this.model,o.x,o.y,o.scale)}cityAt(t,n){let o=this.toBoard(t,n);return(o&&Qo(this.model,o.x,o.y,o.scale)?.city.name)??null}routeAt(t,n){let o=this.toBoard(t,n);return(o&&Xo(this.model,o.x,o.y,o.scale)?.route.id)??null}placeAt(t,n){return this.toBoard(t,n)}toClient(t,n){let o=this.fit();return o&&{x:o.left+t*o.scale,y:o.top+n*o.scale}}destroy(){this.destroyed=!0,cancelAnimationFrame(this.request),this.observer?.disconnect(),this.ratioQuery?.removeEventListener("change",this.onRatio),this.ratioQuery=null,this.backdrop.free(),this.yard.free(),this.scene=this.props=this.stage=null}observe(){try{this.observer?.observe(this.canvas,{box:"device-pixel-content-box"})}catch{this.observer?.observe(this.canvas)}}onResize=t=>{let n=t[t.length-1]?.devicePixelContentBoxSize?.[0];this.exact=n?{width:n.inlineSize,height:n.blockSize}:null,this.resized()};onRatio=()=>{this.exact=null,this.watchRatio(),this.resized()};watchRatio(){this.ratioQuery?.removeEventListener("change",this.onRatio),!(typeof matchMedia>"u")&&(this.ratioQuery=matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`),this.ratioQuery.addEventListener("change",this.onRatio))}resized(){if(this.destroyed||!this.props)return;let t=this.measure();!t||nr(this.stage,t)||(this.rebuild(this.props),this.flush())}measure(){if(!this.props)return null;let{clientWidth:t,clientHeight:n}=this.canvas,o=window.devicePixelRatio||1,r=ml(this.exact?.width,t*o),i=ml(this.exact?.height,n*o);return r<1||i<1?null:tr(this.model,r,i,this.props.frame,o,this.props.zoom)}rebuild(t){let{props:n}=this;if(!n)return;let o=this.measure();if(!o){this.stage=this.scene=null;return}let r=vi(this.model,n,Ge(o)),i=Bt.keyOf(o,n);n.view!==t?.view&&this.setInMotion(t,r);let a=!this.scene||!nr(this.stage,o)||i!==this.key,l=n.overlay!==t?.overlay||n.overlayFrame!==t?.overlayFrame;!this.scene||a||l?this.stale="all":this.spoil(Ka(this.model,this.scene,r)),this.key=i,this.stage=o,this.scene=r,this.stale!==null&&this.schedule()}setInMotion(t,n){let{props:o}=this;o&&(!o.motion||Lp()?this.motion.stop():this.motion.start(t?.view??null,o.view,n,this.scene,performance.now(),this.model))}spoil(t){t&&this.stale!=="all"&&(this.stale=ye(this.stale,t))}schedule(){this.request||this.destroyed||(this.request=requestAnimationFrame(t=>{this.request=0,this.paint(t)}))}paint(t){let{ctx:n,stage:o,scene:r,props:i}=this;if(this.destroyed||!n||!o||!r||!i)return;(this.canvas.width!==o.width||this.canvas.height!==o.height)&&(this.canvas.width=o.width,this.canvas.height=o.height,this.stale="all");let a=this.themeFor(i),{model:l,motion:u}=this,c=this.pieces??=hl(l.layout.units),d=this.backdrop.get(o,l,a,i),h=this.yard.get(o,r,a,c,u,i,t),f=this.stale==="all"?null:this.stale;cl(n,{stage:o,model:l,scene:r,theme:a,pieces:c,backdrop:d,yard:h,props:i,motion:u,now:t,part:f}),this.stale=null,this.carryOn(r,t)}carryOn(t,n){let o=this.motion.moving(n);for(let r of t.routes)o.routes.includes(r.route.id)&&this.spoil(Ne(r));for(let r of t.cities)o.cities.includes(r.city.name)&&this.spoil(ft(r));o.markers&&this.stage?.frame&&(this.stale="all"),this.stale!==null&&this.schedule()}themeFor({theme:t,seatColors:n,contrast:o}){let r=[t,n,o].join();return this.theme?.key!==r&&(this.theme={key:r,theme:Jt(this.options.palette,t,n,o)}),this.theme.theme}fit(){if(!this.props)return null;let t=this.canvas.getBoundingClientRect();if(t.width<=0||t.height<=0)return null;let{base:n}=tr(this.model,t.width,t.height,this.props.frame,1,this.props.zoom);return{left:t.left+n.x,top:t.top+n.y,scale:n.scale}}toBoard(t,n){let o=this.fit();return o&&{x:(t-o.left)/o.scale,y:(n-o.top)/o.scale,scale:o.scale}}};function ml(e,t){return e!==void 0&&Math.abs(e-t)<=2?e:Math.round(t)}function Lp(){return typeof matchMedia<"u"&&matchMedia("(prefers-reduced-motion: reduce)").matches}var Wp={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},Ap=/^(Arrow|[.,[\]])/;function fl(e,t){if(e.isComposing||e.key==="Process"||e.key==="Dead")return!1;let n=Bp(e),o=Ip(e,n);if(o)return t.control.step(o.step,o.byTurn),!0;if(e.ctrlKey||e.metaKey||e.altKey||e.getModifierState?.("AltGraph"))return!1;if(e.repeat&&!Ap.test(n))return!0;let r=Wp[n];if(r)return e.shiftKey?!1:yl(t,r);let i=/^(?:Digit|Numpad)([1-9])$/.exec(e.code)?.[1];return i?Op(t,Number(i),e.shiftKey):Np(t,n)}function Bp({key:e,code:t}){let n=/^Key([A-Z])$/.exec(t)?.[1]?.toLowerCase();return n&&e.length===1&&e>""?n:e.length===1?e.toLowerCase():e}function Ip(e,t){if(e.metaKey)return null;let n=e.getModifierState?.("AltGraph")??!1,o=e.altKey&&!n;return e.ctrlKey&&!n&&!(e.altKey&&(t==="["||t==="]"))?null:t==="["||o&&e.code==="BracketLeft"?{step:-1,byTurn:!o||e.ctrlKey}:t==="]"||o&&e.code==="BracketRight"?{step:1,byTurn:!o||e.ctrlKey}:null}function Op({control:e},t,n){if(n)return t>5?!1:(e.clickMarket(t-1),!0);let o=K[t-1];return o&&e.pickColor(o),!0}function Np(e,t){let{control:n,ui:o}=e;switch(t){case".":case",":return Dp(e,t==="."?1:-1),!0;case"Enter":return Fp(e),!0;case"Escape":return Hp(e);case" ":return Vp(e),!0;case"d":return n.clickDeck(),!0;case"t":return n.clickTickets(),!0;case"u":return n.undo(),!0;case"?":return o.set({help:!o.get().help}),!0;default:return n.lesson.key(t)}}function lr({control:e}){return e.view?.legal.moves.some(t=>t.startsWith("keep "))??!1}function yl(e,[t,n]){let{control:o,ui:r,chart:i}=e,a=o.view?.you?.offer??[];if(a.length&&lr(e)){let{focusTicket:l}=r.get(),u=l?a.indexOf(l):-1,c=u<0?0:(u+(t+n>0?1:-1)+a.length)%a.length;return r.set({focusTicket:a[c]??null}),!0}return o.stepPayment(t+n>0?1:-1)||r.set({focusCity:co(i.layout,r.get().focusCity,t,n),focusRoute:null}),!0}function Dp({ui:e,atlas:t,chart:n},o){let{focusCity:r,focusRoute:i}=e.get();if(!r){e.set({focusCity:co(n.layout,null,1,0),focusRoute:null});return}let a=n.layout.cities[r],l=(h,f,p)=>{let m=n.layout.routes[h]?.cars??[],y=r===f?m[0]:m[m.length-1],g=n.layout.cities[r===f?p:f],w={x:y?.[0]??g?.x??0,y:y?.[1]??g?.y??0},_=Math.atan2(w.x-(a?.x??0),(a?.y??0)-w.y);return _<0?_+2*Math.PI:_},u=[...t.routesOf(r)].sort((h,f)=>l(h.id,h.a,h.b)-l(f.id,f.a,f.b)),c=u.findIndex(h=>h.id===i),d=c<0&&o<0?0:c;e.set({focusRoute:u[(d+o+u.length)%u.length]?.id??null})}function Fp(e){let{control:t,ui:n}=e,{choice:o,focusRoute:r,counted:i}=n.get(),{view:a}=t;a?.scores&&!i?n.set({counted:!0}):lr(e)?t.keep():o&&(o.kind!=="claim"||!r||o.route===r)?t.confirm():r?t.clickRoute(r):a?.legal.moves.length===1&&a.legal.moves[0]==="pass"&&t.pass()}function Hp({control:e,ui:t}){let{help:n,counted:o,choice:r,reason:i,pickedColor:a}=t.get();if(n)t.set({help:!1});else if(e.view?.scores&&!o)t.set({counted:!0});else{let l=r!==null||i!==null||a!==null||e.sync.store.get().pending!==null;e.cancel(),l||t.set({focusRoute:null,focusCity:null})}return!0}function Vp(e){let{control:t,ui:n}=e,{focusTicket:o}=n.get();o?t.toggleTicket(o):lr(e)&&yl(e,[0,1])}function zp(e,t,n){let o=t.players[n]?.longest??0;if(o===0)return[];let r=[...e.routes.values()].filter(f=>t.owners[f.id]===n),i=new Map;for(let f of r)for(let p of[f.a,f.b])i.set(p,[...i.get(p)??[],f]);let a=[],l=new Set,u=0,c=(f,p,m)=>{if(p>=o)return!0;if(u+=1,u>2e5||p+m<o)return!1;for(let y of i.get(f)??[])if(!l.has(y.id)){if(l.add(y.id),a.push(y),c(y.a===f?y.b:y.a,p+y.length,m-y.length))return!0;a.pop(),l.delete(y.id)}return!1},d=r.reduce((f,p)=>f+p.length,0),h=([,f])=>+(f.length%2===0);for(let[f]of[...i].sort((p,m)=>h(p)-h(m)))if(c(f,0,d))return a.map(p=>p.id);return[]}var gl=new WeakMap;function kl(e,t,n){let o=gl.get(t.owners)??new Map;gl.set(t.owners,o);let r=o.get(n)??zp(e,t,n);return o.set(n,r),r}var zn=2;function wl(e,t,n){let o=e.sync.store.get(),r=e.ui.get(),{view:i}=o,a=o.pending?.claim??(r.choice?.kind==="claim"?r.choice:null),l=o.pending?.claim?.color??(r.choice?.kind==="claim"?r.choice.payment?.[0]??null:null),u=i?O(i):null;return{view:i&&o.setup?qp(i):i&&!r.counted?Gp(i):i,theme:e.theme,labels:{names:t,mode:e.size==="narrow"?"code":"auto",language:e.texts.language,cars:e.texts.t("ui-legend-trains"),points:e.texts.t("ui-points-title"),north:e.texts.t("ui-north")},frame:e.size!=="narrow"&&!o.figure,hover:r.hoverRoute,cursor:r.focusRoute,selected:a?{route:a.route,color:l,...u===null?{}:{seat:u}}:null,focusCity:r.focusCity,highlightCities:Up(e,r,i),highlightRoutes:r.hoverRoutes,path:jp(e,r,i,n),arc:Yp(e,r),overlays:o.overlays,zoom:Zp(e,r),motion:Kp(o),choosing:r.pickedColor!==null,pickedColor:r.pickedColor,seatColors:tt,contrast:Jr(),overlay:e.sync.overlay.store.get().canvas,overlayFrame:e.sync.overlay.store.get().frame}}function Kp({view:e,live_ply:t}){return t===null||e===null||e.ply>=t}function Up(e,t,n){let o=n?.phase==="initial_tickets"||n?.phase==="tickets",i=[t.hoverTicket??t.focusTicket,t.countedTicket?.ticket,...o?t.kept:[]].flatMap(a=>{let l=a?e.atlas.tickets.get(a):void 0;return l?[l.a,l.b]:[]});return[...new Set(i)]}function Yp(e,t){let n=t.hoverTicket??t.focusTicket??t.countedTicket?.ticket,o=n?e.atlas.tickets.get(n):void 0;return o?[o.a,o.b]:null}function jp(e,t,n,o){let r=t.countedTicket,i=r&&e.atlas.tickets.get(r.ticket);if(r&&i&&n&&o){let l=Gt(o,n.owners,r.seat,i.a,i.b);return l&&{routes:l,seat:r.seat}}if(t.pathSeat===null||!n)return null;let a=n.scores?.[t.pathSeat]?.path??kl(e.atlas,n,t.pathSeat);return a.length?{routes:a,seat:t.pathSeat}:null}function Zp(e,t){if(!t.zoom)return null;let n=t.focusCity?e.chart.layout.cities[t.focusCity]:void 0,{x:o,y:r}=n??t.zoom;return{x:o,y:r,factor:zn}}var bl=new WeakMap;function qp(e){let t=bl.get(e);if(t)return t;let n={...e,you:null,legal:{claims:{},moves:[]}};return bl.set(e,n),n}var vl=new WeakMap;function Gp(e){if(!e.scores)return e;let t=vl.get(e);if(t)return t;let{scores:n,...o}=e;return vl.set(e,o),o}var Jp=.45,Xp=7,_l=1.2;function $l(e,t,n){let[o,r]=P(!1),i=W(null),a=W(new Map),l=W(null),u=W(!1),{ui:c}=e;A(()=>{let h=t.current;if(!h||typeof ResizeObserver>"u")return;let[f=1e3]=e.chart.layout.box,p=()=>{if(h.clientWidth===0)return;let y=h.clientWidth/f<Jp;r(y),y||c.set({zoom:null})};p();let m=new ResizeObserver(p);return m.observe(h),()=>m.disconnect()},[e.chart]);let d=(h,f)=>{let p=n.current?.placeAt(h,f);return p?(c.set({zoom:{x:p.x,y:p.y}}),!0):!1};return{small:o,toggle:()=>{let[h=1e3,f=620]=e.chart.layout.box;c.set({zoom:c.get().zoom?null:{x:h/2,y:f/2}})},down:h=>{u.current=!1,o&&(a.current.set(h.pointerId,{x:h.clientX,y:h.clientY}),l.current=ur(a.current),i.current={id:h.pointerId,x:h.clientX,y:h.clientY,moved:!1})},move:h=>{let f=a.current.get(h.pointerId);if(!o||!f)return;a.current.set(h.pointerId,{x:h.clientX,y:h.clientY});let p=ur(a.current);if(p!==null&&l.current!==null){u.current=!0,p>l.current*_l&&!c.get().zoom?d(h.clientX,h.clientY):p<l.current/_l&&c.set({zoom:null});return}let m=i.current,{zoom:y}=c.get(),g=n.current?.placeAt(h.clientX,h.clientY);if(!m||m.id!==h.pointerId||!y||!g||!m.moved&&Math.hypot(h.clientX-m.x,h.clientY-m.y)<Xp)return;let[w=1e3,_=620]=e.chart.layout.box,C=(R,x)=>Math.max(x/2/zn,Math.min(x-x/2/zn,R));i.current={id:m.id,x:h.clientX,y:h.clientY,moved:!0},u.current=!0,c.set({zoom:{x:C(y.x-(h.clientX-m.x)/g.scale,w),y:C(y.y-(h.clientY-m.y)/g.scale,_)}})},up:h=>{a.current.delete(h.pointerId),l.current=ur(a.current),i.current=null},consumed:h=>{if(u.current)return!0;let f=h.pointerType==="touch";return o&&f&&!c.get().zoom&&d(h.clientX,h.clientY)}}}function ur(e){let[t,n]=e.values();return t&&n?Math.hypot(t.x-n.x,t.y-n.y):null}function cr(){let e=k(),{texts:t,atlas:n,chart:o}=e,r=W(null),i=de(()=>Object.fromEntries(n.cities.map(m=>[m,t.city(m)])),[n,t]),a=W({env:e,names:i});a.current={env:e,names:i};let l=W(null),u=W(null),c=$l(e,r,l),d=E(m=>m.zoom!==null),h=b(m=>m.figure);ue(()=>{let m=r.current;if(!m)return;let y=new Vn(m,{layout:o.layout,board:o.board,palette:nt});l.current=y;let g=0,w=null,_=()=>{let{env:I,names:M}=a.current;y.update(wl(I,M,y.model??null));let{view:D}=I.sync.store.get();D!==w&&y.flush(),w=D,m.clientWidth===0&&g===0?g=requestAnimationFrame(_):g=0};u.current=_,_();let{sync:C,ui:R}=a.current.env,x=[C.store.subscribe(_),R.subscribe(_),C.overlay.store.subscribe(_),Xr(_)];return()=>{for(let I of x)I();cancelAnimationFrame(g),y.destroy(),l.current=null,u.current=null}},[o]),ue(()=>u.current?.());let f=m=>{let y=l.current?.hit(m.clientX,m.clientY);return y?.kind==="route"?y.id:null},p=m=>{r.current&&(r.current.style.cursor=m?"pointer":""),e.ui.set({hoverRoute:m})};return s("div",{class:"ttr-board","data-part":"board",children:[s("canvas",{ref:r,...re,class:`ttr-canvas ${c.small?d?"ttr-zoomed":"ttr-small":""}`,tabIndex:0,role:"application","aria-label":t.t("ui-board"),onPointerMove:m=>{c.move(m),m.pointerType!=="touch"&&p(f(m))},onPointerDown:m=>{c.down(m),m.pointerType!=="touch"&&p(f(m)),e.ui.set({focusCity:null,focusRoute:null}),l.current?.flush()},onPointerUp:c.up,onPointerCancel:c.up,onPointerLeave:m=>{c.up(m),p(null)},onClick:m=>{if(r.current?.focus({preventScroll:!0}),c.consumed(m))return;let y=f(m);y&&e.control.clickRoute(y)},onBlur:()=>e.ui.set({focusCity:null,focusRoute:null,focusTicket:null}),onKeyDown:m=>{fl(m,a.current.env)&&(m.preventDefault(),m.stopPropagation())}}),c.small&&s(v,{class:"ttr-square ttr-zoom","aria-label":t.t(d?"ui-zoom-out":"ui-zoom-in"),"data-action":"zoom",onClick:c.toggle,children:s("b",{"aria-hidden":"true",children:d?"−":"+"})}),s(Qp,{}),h&&s(eh,{})]})}function Qp(){let{texts:e,theme:t}=k(),n=b(a=>a.overlays),o=ai(n),r=n.flatMap(a=>a.kind==="notes"?Object.entries(a.notes):[]);if(!o.length&&!r.length)return null;let i=Jt(nt,t,tt);return s("ul",{class:o.length?"ttr-keys":"ttr-hidden","data-part":"key","aria-label":e.t("ui-key"),children:[o.map(({kind:a,color:l,label:u,scale:c})=>s("li",{children:[s("span",{class:`ttr-swatch ttr-swatch-${a}`,style:{"--ttr-mark":me(i,l),...c?{backgroundImage:`linear-gradient(90deg, ${c.join(", ")})`}:{}},"aria-hidden":"true"}),u]},`${a} ${l} ${u} ${c??""}`)),r.map(([a,l])=>s("li",{class:"ttr-hidden",children:[e.city(a),": ",l]},`${a} ${l}`))]})}function eh(){let e=b(t=>t.view);return e?s("div",{class:"ttr-hidden",children:s(Vo,{view:e})}):null}var th=2500;function De({label:e,load:t,action:n,children:o}){let{texts:r}=k(),[i,a]=P({step:"idle"}),l=W(!1);A(()=>()=>{l.current=!0},[]);let{step:u}=i;A(()=>{if(u!=="copied"&&u!=="failed")return;let h=setTimeout(()=>a({step:"idle"}),th);return()=>clearTimeout(h)},[u]);let c=async()=>{a({step:"asked"});let h=await t();l.current||(h===null?a({step:"failed"}):await cn(h)?a({step:"copied"}):a({step:"by-hand",text:h}))},d=u==="copied"?r.t("ui-copied"):u==="failed"?r.t("ui-copy-failed"):"";return s(S,{children:[s(v,{class:"ttr-copy","data-action":n,off:u==="asked",onClick:u==="asked"?void 0:c,children:o??e}),s("span",{class:"ttr-copy-said",role:"status",children:d}),i.step==="by-hand"&&s(nh,{text:i.text,onClose:()=>a({step:"idle"})})]})}function nh({text:e,onClose:t}){let{texts:n}=k(),o=W(null);return ue(()=>{let r=o.current;r&&(r.focus(),r.setSelectionRange(0,e.length,"backward"))},[]),s("div",{class:"ttr-by-hand","data-part":"by-hand",children:[s("p",{children:n.t("ui-copy-by-hand")}),s(dr,{field:o,text:e,label:n.t("ui-copy-by-hand")}),s(v,{class:"ttr-link",onClick:t,children:n.t("ui-close")})]})}function dr({text:e,label:t,field:n}){return s("textarea",{...re,ref:n??null,class:"ttr-text-box",readOnly:!0,spellcheck:!1,rows:4,lang:"en","aria-label":t,value:e})}function pr(){let{texts:e,control:t}=k(),n=b(r=>r.branch_of),o=b(r=>r.link==="live");return n?s("div",{class:"ttr-branch-chip","data-part":"branch",role:"group","aria-label":e.t("ui-branch"),children:[s(pt,{}),s("b",{children:e.t("ui-branch-of",{n:n.number+1,ply:n.ply})}),n.code&&s("span",{class:"ttr-branch-code",children:s(De,{label:e.t("ui-copy-code",{code:n.code}),load:()=>n.code,action:"copy-code",children:[s("code",{title:e.t("ui-branch-code"),children:n.code}),s("span",{class:"ttr-hidden",children:e.t("ui-copy")})]})}),o&&s(v,{onClick:()=>t.backToMain(),"data-action":"main",children:e.t("ui-back")})]}):null}function Cl(){let{texts:e,atlas:t}=k(),n=b(y=>y.view),o=b(G),r=b(y=>y.curtain),i=b(y=>y.refusal),a=b(y=>y.link),l=E(y=>y.choice),u=E(y=>y.reason);if(!n)return null;let c=n.phase==="over",d=(n.winners??[]).map(y=>n.players[y]?.name??""),h=e.t("ui-turn-of",{name:n.players[n.turn??0]?.name??""});c&&(h=d.length>1?e.t("ui-win-shared",{names:e.list(d)}):e.t("ui-wins",{name:d[0]??""}));let f=c?n.winners?.[0]??null:n.turn;if(o)h=e.t("ui-looking-back",{ply:n.ply});else if(r)h=e.t("ui-curtain",{name:r.name});else if(l?.kind==="claim"){let y=e.route(l.route,t);h=e.t(l.payment?"ui-caption-again":"ui-caption-pay",{route:y})}else(u??i)&&(h=We(e,t,u??i),f=null);let p=n.final&&!c?` · ${e.t("ui-final-round",{n:n.final.turns_left})}`:"",m=Ce(a)?"":` · ${e.t(`ui-link-${a}-brief`)}`;return s("p",{class:"ttr-caption","data-part":"caption",role:"status",children:[f!==null&&s(X,{seat:f,shape:"dot"}),s("span",{children:[h,p,m]}),s("span",{class:"ttr-caption-ply",children:e.t("ui-ply",{ply:n.ply})})]})}function xl(){let{texts:e,control:t}=k(),n=b(i=>i.curtain),o=b(i=>n?i.view?.players[n.seat]??null:null);if(!n||!o)return null;let r=o.tickets+o.offer;return s("section",{class:"ttr-panel ttr-curtain","data-part":"curtain","aria-label":e.t("ui-curtain",{name:n.name}),children:[s("span",{class:"ttr-curtain-backs","aria-hidden":"true",children:[o.cards>0&&s(Le,{kind:"cards"}),r>0&&s(Le,{kind:"tickets"})]}),s("div",{class:"ttr-curtain-words",children:[s("h3",{children:[s(X,{seat:n.seat}),s("span",{children:e.t("ui-curtain",{name:n.name})})]}),s("p",{children:e.t("ui-curtain-covered",{cards:o.cards,tickets:r})})]}),s(v,{class:"ttr-primary",onClick:()=>t.reveal(),"data-action":"lift",children:e.t("ui-reveal",{name:n.name})})]})}function Sl(){let{texts:e}=k(),t=W(null),[n,o]=P(!1),r=()=>t.current?.closest(".ttr-root")??null;if(A(()=>{let l=()=>{let u=r();o(u!==null&&u.getRootNode().fullscreenElement===u)};return document.addEventListener("fullscreenchange",l),l(),()=>document.removeEventListener("fullscreenchange",l)},[]),!document.fullscreenEnabled)return null;let i=e.t(n?"ui-full-leave":"ui-full");return s("span",{ref:t,class:"ttr-full",children:s(v,{class:"ttr-square","aria-label":i,title:i,"aria-pressed":n,"data-action":"full",onClick:()=>{(n?document.exitFullscreen():r()?.requestFullscreen())?.catch(()=>o(!1))},children:s(Qi,{full:n})})})}var oh=[["en","EN","English"],["zh","中","中文"],["ja","日","日本語"]];function El(){let{texts:e,size:t,tight:n}=k(),o=b(c=>!!c.view?.final&&c.view?.phase!=="over"),r=b(c=>c.view!==null&&c.setup===null),i=b(c=>c.saving==="failed"||c.saving==="taken"),a=b(c=>c.board),l=typeof a=="object"&&a.name||e.t("ui-title");return s("div",{class:"ttr-header","data-part":"header",children:[s("span",{class:"ttr-title",title:l,children:[s(Zi,{size:t==="narrow"?18:24}),!r||!o&&!i&&t!=="middle"&&!n?s("span",{children:l}):s(ct,{children:l})]}),s(rh,{}),s(ih,{}),t==="wide"?s(Ml,{}):s(sh,{})]})}function rh(){let{texts:e,size:t,tight:n}=k(),o=b(h=>h.view),r=b(h=>h.setup!==null),i=b(h=>h.saving),a=b(h=>!G(h));if(!o||r)return s("span",{class:"ttr-timeline","data-part":"timeline"});let l=o.final!==null&&o.phase!=="over"&&a,u=i==="failed"||i==="taken";return s("span",{class:"ttr-timeline","data-part":"timeline",children:[t!=="narrow"&&s(xe,{}),(t==="narrow"?!l&&!u:!(n?l:t==="middle"&&l&&u))&&s(Ca,{}),l&&s($a,{view:o}),u&&s("span",{class:"ttr-pill ttr-pill-warn","data-part":"saving",role:"status",title:e.t(`ui-saving-${i}-hint`),children:e.t(`ui-saving-${i}`)})]})}function ih(){let{texts:e,control:t,size:n}=k(),o=b(i=>i.can_undo&&i.undo!=="off"&&!G(i)&&i.link==="live");return b(i=>i.view===null||i.setup!==null||i.link==="page")?null:s(v,{disabled:!o,onClick:()=>t.undo(),title:o?e.t("ui-undo"):e.t("ui-undo-none"),"aria-label":e.t("ui-undo"),"data-action":"undo",class:n==="narrow"?"ttr-square":"ttr-undo",children:[s(zi,{}),n!=="narrow"&&e.t("ui-undo")]})}function sh(){let{texts:e,size:t,ui:n}=k(),o=E(a=>a.menu),r=b(a=>a.view!==null&&a.setup===null),i=W(null);return A(()=>{if(!o)return;let a=l=>{(l instanceof KeyboardEvent?l.key==="Escape":!l.composedPath().includes(i.current))&&n.set({menu:!1})};return document.addEventListener("pointerdown",a),document.addEventListener("keydown",a,!0),()=>{document.removeEventListener("pointerdown",a),document.removeEventListener("keydown",a,!0)}},[o]),s("span",{ref:i,class:"ttr-menu-place",children:[s(v,{"aria-label":e.t("ui-menu"),"aria-expanded":o,class:"ttr-square","data-action":"menu",onClick:()=>n.set({menu:!o}),children:s(Ui,{})}),o&&s("div",{class:"ttr-menu","data-part":"menu",children:[t==="narrow"&&r&&s(xe,{}),s(Ml,{})]})]})}function Ml(){let{texts:e,control:t,sync:n,theme:o,size:r,tight:i,ui:a}=k(),l=b(p=>p.speed),u=b(p=>p.view?.players.some(m=>m.kind!=="person")??!1),c=b(p=>p.view!==null&&p.setup===null&&p.link==="live"),d=b(p=>p.lesson===null&&p.branch_of===null)&&c,h=E(p=>p.help),f=r==="wide"&&i;return s(S,{children:[u&&s(Tl,{label:e.t("ui-speed"),part:"speed",children:[s("span",{class:"ttr-segments-head","aria-hidden":"true",children:e.t("ui-speed-head")}),[0,1,2,3].map(p=>s(Rl,{on:l===p,label:e.t(`ui-speed-${p}`),onClick:()=>n.setOption("speed",p),children:p===0?s(un,{}):s(ji,{n:p})},p))]}),s(Tl,{label:e.t("ui-language"),part:"language",children:oh.map(([p,m,y])=>s(Rl,{on:e.language===p,label:y,lang:p,onClick:()=>n.setOption("language",p),children:m},p))}),s(v,{class:"ttr-square","aria-label":e.t(o==="dark"?"ui-theme-to-light":"ui-theme-to-dark"),title:e.t(o==="dark"?"ui-theme-to-light":"ui-theme-to-dark"),"data-action":"theme",onClick:()=>n.setOption("theme",o==="dark"?"light":"dark"),children:s(Ki,{})}),s(Sl,{}),d&&s(v,{class:f?"ttr-square":"ttr-new-game","aria-label":e.t("ui-new-game"),title:e.t("ui-new-game"),onClick:()=>t.setup(),"data-action":"new-game",children:f?s(Xi,{}):e.t("ui-new-game")}),s(v,{class:"ttr-square","aria-label":e.t("ui-help"),title:e.t("ui-help"),"aria-expanded":h,"data-action":"help",onClick:()=>a.set({help:!h,menu:!1}),children:s("b",{children:"?"})})]})}function Tl({label:e,part:t,children:n}){return s("span",{class:"ttr-segments",role:"group","aria-label":e,"data-part":t,children:n})}function Rl({on:e,label:t,lang:n,onClick:o,children:r}){return s(v,{class:`ttr-segment ${e?"ttr-on":""}`,"aria-pressed":e,"aria-label":t,title:t,lang:n,onClick:o,children:r})}var ah=[1,2,3,4,5,6],lh=[["← ↑ → ↓","arrows"],[". ,","cycle"],["Enter","enter"],["Esc","esc"],["1–9","colors"],["Shift 1–5","market"],["D","deck"],["T","tickets"],["Space","space"],["[ ]","time"],["U","undo"],["?","help"]],uh=[["⌫","ui-lesson-key-backspace"],["H","ui-lesson-key-hint"],["R","ui-lesson-key-again"],["N","ui-lesson-key-next"]];function Pl(){let{texts:e,ui:t}=k(),n=b(r=>r.lesson),o=n?uh.filter(([r])=>r!=="N"||n.course):[];return s("section",{class:"ttr-panel ttr-help","data-part":"help","aria-label":e.t("ui-help-title"),children:[s("header",{class:"ttr-panel-head",children:[s("h3",{children:e.t("ui-help-title")}),s(v,{class:"ttr-square ttr-plain","aria-label":e.t("ui-close"),onClick:()=>t.set({help:!1}),children:s(ae,{})})]}),s("div",{class:"ttr-help-columns",children:[s("ol",{children:ah.map(r=>s("li",{children:e.t(`ui-help-rules-${r}`)},r))}),s("div",{children:[s("h4",{children:e.t("ui-help-keys")}),s("dl",{children:[...lh.map(([r,i])=>[r,`ui-help-key-${i}`]),...o].map(([r,i])=>s("div",{children:[s("dt",{children:s("span",{class:"ttr-key",children:r})}),s("dd",{children:e.t(i)})]},i))})]})]}),s("p",{class:"ttr-help-note",children:e.t("ui-help-note")})]})}function Ll(){let{texts:e,sync:t}=k(),n=b(o=>o.text);return s("div",{class:"ttr-log-menu","data-part":"log-menu",children:[s(De,{label:e.t("ui-copy-game"),load:()=>t.python(he(t.store.get())),action:"copy-game"}),s(v,{"aria-pressed":n,"data-action":"text",onClick:()=>t.setOption("text",!n),children:e.t("ui-text-below")})]})}function Wl({ply:e}){let{texts:t,control:n}=k(),o=b(i=>i.can_branch),r=t.t(o?"ui-branch-here-hint":"ui-why-branch-not-allowed");return s(S,{children:[s(v,{off:!o,title:r,"data-action":"branch",onClick:()=>o&&n.branch(e),children:[s(pt,{}),t.t("ui-branch-here")]}),!o&&s("span",{class:"ttr-row-why",children:r})]})}var Al=40;function Bl(){let{texts:e,size:t}=k(),n=b(x=>x.view),o=b(x=>x.log),[r,i]=P(Al),[a,l]=P(!1),[u,c]=P(!1),[d,h]=P(null),f=b(x=>x.link==="live"),{at:p,past:m}=Oe(),y=W(null);if(A(()=>{let x=y.current,I=x?.querySelector("[aria-current=true]");if(!x||!I||!m)return;let[M,D]=[I.offsetTop-x.offsetTop,I.offsetTop-x.offsetTop+I.offsetHeight];M<x.scrollTop?x.scrollTop=M-4:D>x.scrollTop+x.clientHeight&&(x.scrollTop=D-x.clientHeight+4)},[p,m]),!n)return null;let g=$e(o),w=t==="middle"&&!a,_=g.findIndex(x=>(x.events[0]?.ply??0)<p),C=w?g.slice(Math.max(0,_),Math.max(0,_)+1):g.slice(0,Math.max(r,_+8)),R=g.findLast(x=>x.events.some(I=>I.final));return s("section",{class:`ttr-panel ttr-log ${w?"ttr-log-folded":""}`,"data-part":"log","aria-label":e.t("ui-log"),children:[s("header",{class:"ttr-panel-head",children:[s("h3",{children:e.t("ui-log")}),t==="middle"?s(v,{class:"ttr-link","aria-expanded":a,onClick:()=>l(!a),children:e.t(a?"ui-log-fold":"ui-log-unfold")}):s("span",{children:e.t("ui-log-hint")}),f&&s(v,{class:"ttr-link","aria-expanded":u,"data-action":"log-menu",onClick:()=>c(!u),children:e.t("ui-as-text")})]}),s("div",{class:"ttr-log-scroll",ref:y,onKeyDown:ch,children:[f&&u&&s(Ll,{}),g.length===0&&s("p",{class:"ttr-empty",children:e.t("ui-log-empty")}),s("ol",{class:"ttr-log-rows",children:C.map((x,I)=>s(hh,{view:n,row:x,at:p,shown:x===g[_],reachable:x===(g[_]??g.at(-1)),lastTurn:R!==void 0&&x.turn>R.turn,open:f&&x===g[_]&&d===Il(x),onPress:M=>h(d===M&&M===p?null:M)},x.events[0]?.ply??I))}),!w&&g.length>r&&s(v,{class:"ttr-link",onClick:()=>i(r+4*Al),children:e.t("ui-log-more")})]})]})}function ch(e){let t=e.key==="ArrowUp"?-1:e.key==="ArrowDown"?1:0;if(!t)return;let n=[...e.currentTarget.querySelectorAll(".ttr-row")],o=n.indexOf(document.activeElement);n[o+t]?.focus(),e.preventDefault()}function dh(e){return e.flatMap(t=>{if(t.kind==="claim"&&t.color){let n=t.color,o=n==="locomotive"?0:t.count??0;return ut([n,o,t.locomotives??0])}return t.kind==="draw"&&t.color?[t.color]:t.kind==="deck"?[t.color??"covered"]:[]})}function ph(e,t){return e.length<=t?e.map(n=>[n,1]):[...new Set(e)].map(n=>[n,e.filter(o=>o===n).length])}function Il(e){return(e.events.at(-1)?.ply??0)+1}function hh({view:e,row:t,at:n,shown:o,reachable:r,lastTurn:i,open:a,onPress:l}){let{texts:u,atlas:c,chart:d,ui:h,control:f,sync:p}=k(),m=t.events.flatMap(M=>M.route?[M.route]:[]),y=t.events.reduce((M,D)=>M+(D.points??0),0),{before:g,name:w,after:_}=Mi(u,c,d,e,t.events),C=Il(t),R=[];t.events.some(M=>M.final)?R.push(["⚑",u.t("event-final")]):i&&R.push(["⚐",u.t("ui-last-turn")]),t.events.some(M=>M.wipes)&&R.push(["⇄",u.t("event-wipes")]),t.events.some(M=>M.reshuffled)&&R.push(["↻",u.t("event-reshuffled")]);let x=m[0]?u.route(m[0],c,!0):g+w+_,I=M=>()=>h.set({hoverRoutes:M?m:[]});return s("li",{children:[s(v,{class:`ttr-row ${o?"ttr-row-last":""} ${(t.events[0]?.ply??0)>=n?"ttr-row-later":""}`,"data-ply":C,title:[x,...R.map(([,M])=>M)].join(" · "),"aria-current":o?"true":void 0,tabIndex:r?0:-1,"aria-expanded":a,onClick:()=>{f.time.goto(C),l(C)},onMouseEnter:I(!0),onMouseLeave:I(!1),onFocus:I(!0),onBlur:I(!1),children:[s("span",{class:"ttr-row-ply",children:C}),s(X,{seat:t.seat,shape:"dot"}),s("span",{class:"ttr-row-text",children:[g,s("span",{class:"ttr-row-name",children:w}),s("span",{class:"ttr-row-what",children:_}),R.length>0&&s(ct,{children:[" · ",R.map(([,M])=>M).join(" · ")]})]}),R.map(([M,D])=>s("span",{class:"ttr-row-note",title:D,"aria-hidden":"true",children:M},M)),s("span",{class:"ttr-row-cards",children:ph(dh(t.events),u.language==="en"?6:3).map(([M,D],$)=>s(S,{children:[M==="covered"?s("span",{class:"ttr-chip ttr-chip-small ttr-chip-covered"}):s(ie,{color:M,small:!0}),D>1&&s("span",{class:"ttr-row-times",children:["×",D]})]},$))}),s("span",{class:"ttr-row-points",children:y?`+${y}`:""})]}),a&&s("div",{class:"ttr-row-menu","data-part":"row-menu",children:[s(De,{label:u.t("ui-copy-python"),load:()=>p.python(C),action:"copy-python"}),s(Wl,{ply:C})]})]})}function Ol(){let{texts:e}=k(),t=b(o=>o.view?.discard??null),n=b(o=>o.view?.counts.unseen??null);return t?s("table",{class:"ttr-counts","data-part":"counts",children:[s("caption",{class:"ttr-hidden",children:e.t("ui-counts")}),s("thead",{children:s("tr",{children:[s("td",{}),K.map(o=>s("th",{scope:"col",title:e.color(o),children:[s("span",{class:"ttr-hidden",children:e.color(o)}),s(ie,{color:o})]},o))]})}),s("tbody",{children:[s("tr",{"data-row":"discard",children:[s("th",{scope:"row",children:e.t("ui-counts-discard")}),K.map(o=>s("td",{children:t[o]??0},o))]}),n&&s("tr",{"data-row":"unseen",children:[s("th",{scope:"row",title:e.t("ui-counts-unseen-hint"),children:e.t("ui-counts-unseen")}),K.map(o=>s("td",{children:n[o]??0},o))]})]})]}):null}function Nl(){let{texts:e,control:t,ui:n}=k(),o=b(p=>p.view),r=b(G),i=E(p=>p.counts),a=E(p=>p.choice);if(!o)return null;let l=!r&&_e(o)===null&&(o.phase==="turn"||o.phase==="second_card"),u=p=>l&&!p?"ttr-dim":"",c=!r&&o.phase==="second_card"&&_e(o)===null,d=!Y(o,"draw deck"),h=!Y(o,"draw tickets"),f=e.t("ui-market-empty");return s("section",{class:"ttr-panel ttr-market","data-part":"market","aria-label":e.t("ui-market"),children:[s("header",{class:"ttr-panel-head",children:[s("h3",{children:e.t("ui-market")}),s("span",{class:c?"ttr-note-strong":"",children:e.t(c?"ui-market-second":"ui-market-hint")})]}),s("div",{class:"ttr-market-cards",children:o.market.map((p,m)=>p?s(v,{class:`ttr-card ${a?.kind==="draw"&&a.slot===m?"ttr-picked":""} ${u(Y(o,`draw ${p}`))}`,off:!Y(o,`draw ${p}`),"aria-label":e.t("ui-draw",{color:e.color(p)}),"data-slot":m,"data-color":p,onClick:()=>t.clickMarket(m),children:s(rt,{color:p},p)},m):s("span",{class:"ttr-card ttr-card-none",role:"img","aria-label":f,"data-slot":m},m))}),s("div",{class:"ttr-decks",children:[s(v,{class:`ttr-deck ${a?.kind==="deck"?"ttr-picked":""} ${u(!d)}`,off:d,"aria-label":e.t("ui-draw-deck"),"data-part":"deck",onClick:()=>t.clickDeck(),children:[s(Le,{kind:"cards"}),s("span",{class:"ttr-deck-words",children:[s("b",{children:e.t("ui-deck")}),s("span",{children:e.t("ui-deck-left",{n:o.counts.deck})}),s("span",{children:e.t("ui-deck-discard",{n:o.counts.discard})})]})]}),s(v,{class:"ttr-link ttr-count-button","aria-label":e.t("ui-counts"),title:e.t("ui-counts"),"aria-expanded":i,"data-action":"counts",onClick:()=>n.set({counts:!i}),children:s(es,{})}),s(v,{class:`ttr-deck ${a?.kind==="tickets"?"ttr-picked":""} ${u(!h)}`,off:h,"aria-label":e.t("ui-draw-tickets"),"data-part":"ticket-deck",onClick:()=>t.clickTickets(),children:[s(Le,{kind:"tickets"}),s("span",{class:"ttr-deck-words",children:[s("b",{children:e.t("ui-ticket-deck")}),s("span",{children:e.t("ui-ticket-deck-left",{n:o.counts.tickets})}),s("span",{children:e.t("ui-ticket-deck-keep")})]})]})]}),i&&s(Ol,{})]})}function Fl(){let{texts:e}=k(),t=b(o=>o.view?.players??null),n=b(o=>o.view?.turn??null);return t?s("section",{class:"ttr-panel ttr-open","data-part":"open-hands","aria-label":e.t("ui-open-hands"),children:[s("header",{class:"ttr-panel-head",children:[s("h3",{children:e.t("ui-open-hands")}),s("span",{children:e.t("ui-open-hands-hint")})]}),s("ul",{class:"ttr-open-rows",children:t.map((o,r)=>s("li",{class:`ttr-open-row ${n===r?"ttr-open-turn":""}`,"data-seat":r,children:[s(X,{seat:r}),s(mh,{player:o})]},r))})]}):null}function mh({player:e}){let{texts:t}=k(),n=K.filter(o=>(e.hand?.[o]??0)>0);return s("span",{class:"ttr-open-holds",children:[s("span",{class:"ttr-open-cards",children:[s("span",{class:"ttr-hidden",children:[e.name,": "]}),n.map(o=>s(S,{children:s("span",{class:"ttr-open-stack",children:[s("span",{class:"ttr-hidden",children:Ye(t,o,e.hand?.[o]??0)}),s(ie,{color:o}),s("span",{"aria-hidden":"true",children:e.hand?.[o]})]})},o)),n.length===0&&s("span",{class:"ttr-empty",children:t.t("ui-hand-empty")})]}),s("span",{class:"ttr-open-tickets",children:[(e.tickets_held??[]).map(o=>s(Dl,{id:o},o)),(e.offer_held??[]).map(o=>s(Dl,{id:o,offered:!0},o))]})]})}function Dl({id:e,offered:t=!1}){let{texts:n,atlas:o,chart:r,ui:i}=k(),a=o.tickets.get(e)?.points??"";return s("span",{class:`ttr-open-ticket ${t?"ttr-open-offered":""}`,title:n.t("ui-ticket-label",{ticket:n.ticket(e,o),points:a}),onMouseEnter:()=>i.set({hoverTicket:e}),onMouseLeave:()=>i.set({hoverTicket:null}),children:[fe(n,o,r,e)," ",s("b",{children:a})]})}function Hl(){let{texts:e}=k(),t=b(o=>o.view);if(!t)return null;let n=Math.max(...t.players.map(o=>o.longest));return s("section",{class:`ttr-players ttr-players-${t.players.length}`,"data-part":"players","aria-label":e.t("ui-players"),children:t.players.map((o,r)=>s(fh,{view:t,player:o,seat:r,longest:n>0&&o.longest===n},r))})}function fh({view:e,player:t,seat:n,longest:o}){let r=b(C=>C.lesson!==null),{texts:i,size:a,ui:l}=k(),u=E(C=>C.pathSeat===n),c=e.turn===n||e.phase==="initial_tickets"&&!t.answered&&e.turn!==null,d=e.you&&O(e)===n?e.you.tickets:null,h=t.tickets,f=E(C=>C.counted),p=f?e.scores?.[n]:void 0,m=p?.tickets??d,y=m?`${m.filter(C=>C.done).length}/${h}`:`?/${h}`,g=f&&(e.winners?.includes(n)??!1),w=e.final!==null&&e.phase!=="over"&&yh(e,n),_=i.t("ui-player-line",{seat:n+1,name:t.name,points:p?.total??t.points,trains:t.trains,cards:t.cards,tickets:h});return s("div",{class:`ttr-player ${c||g?"ttr-player-active":""} ${u?"ttr-player-path":""}`,"data-seat":n,children:[s(ct,{children:_}),s(X,{seat:n,shape:a==="narrow"?"disc":"tile"}),s("div",{class:"ttr-player-words","aria-hidden":"true",children:[s("div",{class:"ttr-player-name",children:[s("b",{title:t.name,children:t.name}),d&&e.seat!=="open"&&!r?s("span",{class:"ttr-tag",children:i.t("ui-you")}):null,t.kind!=="person"?s("span",{class:"ttr-tag",children:i.t("ui-bot")}):null,g?s("span",{class:"ttr-tag ttr-tag-gold",children:i.t("ui-winner")}):null,(o||u)&&!g?s("span",{class:"ttr-tag ttr-tag-gold ttr-tag-longest",children:i.t("ui-longest",{n:t.longest})}):null,c&&e.phase!=="over"?s("span",{class:"ttr-to-move",children:["▶ ",s("span",{class:"ttr-to-move-words",children:i.t(e.phase==="initial_tickets"?"ui-choosing":"ui-to-move")})]}):null]}),s("div",{class:"ttr-player-counts",children:[s("span",{title:i.t("ui-trains-title"),children:[s(Hi,{})," ",t.trains]}),s("span",{title:i.t("ui-cards-title"),children:[s(Vi,{})," ",t.cards]}),s("span",{title:i.t("ui-tickets-title"),children:[s(ln,{})," ",y]})]})]}),w&&s("span",{class:"ttr-last-turn",role:"img",title:i.t("ui-last-turn"),"aria-label":i.t("ui-last-turn"),children:s(Yi,{})}),s("div",{class:"ttr-player-points","aria-hidden":"true",title:i.t("ui-points-title"),children:p?.total??t.points}),t.longest>0&&s(v,{class:"ttr-player-press","aria-pressed":u,"aria-label":`${i.t("ui-score-show-path",{name:t.name})}: ${i.t("ui-score-longest-value",{n:t.longest})}`,title:i.t("ui-path-hint",{n:t.longest}),"data-action":"path",onClick:()=>l.set({pathSeat:u?null:n})})]})}function yh(e,t){if(e.turn===null||!e.final)return!1;let n=e.players.length;return(t-e.turn+n)%n<e.final.turns_left}function Vl(e){let t=e.flatMap((n,o)=>n.tickets.map((r,i)=>({kind:"ticket",seat:o,index:i})));return[{kind:"routes"},...t,{kind:"longest"},{kind:"total"}]}function zl(e,t){return e[t]?.kind==="longest"?1500:Math.max(260,Math.min(700,1e4/e.length))}function kt(e,t,n){let o=e.findIndex(r=>r.kind===n.kind&&(r.kind!=="ticket"||n.kind!=="ticket"||r.seat===n.seat&&r.index===n.index));return o>=0&&o<t}function Kl(e,t,n,o){if(kt(n,o,{kind:"total"}))return e.total;let r=kt(n,o,{kind:"routes"})?e.route_points:0;return e.tickets.forEach((i,a)=>{kt(n,o,{kind:"ticket",seat:t,index:a})&&(r+=i.done?i.points:-i.points)}),kt(n,o,{kind:"longest"})?r+e.longest_bonus:r}function Ul(){let{texts:e,ui:t,size:n}=k(),o=b(p=>p.view),r=o?.scores,i=de(()=>Vl(r??[]),[r]),a=r?i.length:0,[l,u]=P(()=>Ve()||t.get().counted?1/0:1),c=E(p=>p.counted);A(()=>{if(c&&l<a&&u(a),l>=a){t.set({counted:!0,countedTicket:null});return}let p=setTimeout(()=>u(l+1),zl(i,l-1));return()=>clearTimeout(p)},[l,a,c]);let d=W(null);A(()=>{let p=d.current?.closest(".ttr-root")?.getBoundingClientRect();p&&!t.get().counted&&p.top<window.innerHeight&&p.bottom>0&&d.current?.scrollIntoView?.({block:"nearest",behavior:Ve()?"auto":"smooth"})},[]),A(()=>{let p=i[l-1],m=p?.kind==="ticket"?r?.[p.seat]?.tickets[p.index]?.id:void 0;return t.set({countedTicket:p?.kind==="ticket"&&m!==void 0?{seat:p.seat,ticket:m}:null}),()=>t.set({countedTicket:null})},[l,i]);let h=r?.findIndex(p=>p.longest_bonus>0)??-1;if(A(()=>(l>=a-1&&h>=0&&t.set({pathSeat:h}),()=>t.set({pathSeat:null})),[l>=a-1,h]),!o||!r)return null;let f=Math.max(0,...r.map(p=>p.tickets.length));return s("section",{ref:d,class:"ttr-panel ttr-scoring","data-part":"scoring","aria-label":e.t("ui-scoring"),children:[s("header",{class:"ttr-panel-head",children:[s("h3",{children:e.t("ui-scoring")}),l<a&&s(v,{class:"ttr-link",onClick:()=>u(a),children:e.t("ui-score-skip")})]}),s("div",{class:`ttr-score-columns ${n==="narrow"?"ttr-score-stacked":""}`,style:{"--ttr-tickets":f},children:r.map((p,m)=>s(gh,{view:o,score:p,seat:m,steps:i,step:l},m))})]})}function gh({view:e,score:t,seat:n,steps:o,step:r}){let i=o.length,{texts:a,atlas:l,chart:u,ui:c,size:d,tight:h}=k(),f=E(C=>C.pathSeat===n),p=e.players[n]?.name??"",m=r>=i&&(e.winners?.includes(n)??!1),y=d==="narrow"||d==="wide"&&e.players.length<(h?4:5),g=C=>kt(o,r,C)?"":"ttr-late",w=o[r-1],_=C=>w?.kind==="ticket"&&w.seat===n&&w.index===C?"ttr-lit":"";return s("div",{class:`ttr-score ${m?"ttr-score-won":""}`,"data-seat":n,children:[s("div",{class:"ttr-score-name",children:[s(X,{seat:n}),s("b",{title:p,children:p}),m&&s("span",{class:"ttr-tag ttr-tag-gold",children:a.t("ui-winner")})]}),s("div",{class:`ttr-score-line ${g({kind:"routes"})}`,"data-line":"routes",children:[s("span",{children:a.t("ui-score-routes")}),s("b",{children:t.route_points})]}),s("ul",{class:"ttr-score-tickets",children:[t.tickets.map((C,R)=>s("li",{class:`ttr-score-line ${g({kind:"ticket",seat:n,index:R})} ${_(R)} ${C.done?"ttr-good":"ttr-bad"}`,"data-line":"ticket","data-done":C.done,title:a.ticket(C.id,l),onMouseEnter:()=>c.set({hoverTicket:C.id}),onMouseLeave:()=>c.set({hoverTicket:null}),children:[C.done?s(dt,{}):s(ae,{}),s("span",{children:[y?a.ticket(C.id,l):fe(a,l,u,C.id),s("span",{class:"ttr-hidden",children:[" ",a.t(C.done?"ui-ticket-done":"ui-ticket-missed")]})]}),s("b",{children:C.done?`+${C.points}`:`−${C.points}`})]},C.id)),t.tickets.length===0&&s("li",{class:`ttr-score-line ttr-score-none ${g({kind:"routes"})}`,children:s("span",{children:a.t("ui-score-no-tickets")})})]}),s(v,{class:`ttr-score-line ttr-score-path ${g({kind:"longest"})}`,"data-line":"longest","aria-pressed":f,"aria-label":`${a.t("ui-score-show-path",{name:p})}: ${a.t("ui-score-longest-value",{n:t.longest_path})}`,onClick:()=>c.set({pathSeat:f?null:n}),children:[s("span",{children:[a.t("ui-score-longest")," · ",t.longest_path]}),s("b",{class:t.longest_bonus?"ttr-gold":"",children:t.longest_bonus?`+${t.longest_bonus}`:"–"})]}),s("div",{class:"ttr-score-line ttr-score-total","data-line":"total",children:[s("span",{children:a.t("ui-score-total")}),s("b",{children:Kl(t,n,o,r)})]})]})}var kh=5,bh=2;function vh(e,t){return e.players?.length?e.players.map(n=>({...n})):[{name:t(1),bot:null},{name:t(2),bot:e.bots[0]??null}]}function wh(e){let t=e.trim();if(!t)return null;if(!/^\d{1,16}$/.test(t))return;let n=Number(t);return Number.isSafeInteger(n)?n:void 0}function _h(){let{texts:e,control:t}=k(),n=b(o=>o.saved);return n?s("div",{class:"ttr-saved","data-part":"saved",children:[s("p",{children:sn(e,n)}),s(v,{class:"ttr-primary",onClick:()=>t.continueSaved(),"data-action":"continue",children:e.t("ui-saved-continue")})]}):null}function Yl({setup:e}){let{texts:t,control:n}=k(),o=b(y=>y.view!==null),r=b(y=>y.pending!==null),i=y=>t.t("ui-start-default-name",{n:y}),[a,l]=P(()=>vh(e,i)),[u,c]=P(""),d=wh(u),h=(y,g)=>l(a.map((w,_)=>_===y?{...w,...g}:w)),f=()=>l([...a,{name:i(a.length+1),bot:e.bots[0]??null}]),p=()=>{if(d===void 0||r)return;let y=a.map(({name:g,bot:w},_)=>({name:g.trim()||i(_+1),bot:w}));n.start(y,d)},m=y=>t.has(`ui-start-${y}`)?t.t(`ui-start-${y}`):t.t("ui-start-other",{name:y});return s("form",{class:"ttr-panel ttr-start","data-part":"start","aria-label":t.t("ui-start-title"),onSubmit:y=>{y.preventDefault(),p()},children:[s("div",{class:"ttr-panel-head",children:[s("h3",{children:t.t("ui-start-title")}),s("span",{children:t.t("ui-start-hint")})]}),s(_h,{}),s("ol",{class:"ttr-start-seats",children:a.map((y,g)=>s("li",{"data-seat":g,children:[s(X,{seat:g}),s("input",{...re,type:"text",class:"ttr-input",maxLength:40,value:y.name,"aria-label":t.t("ui-start-name",{n:g+1}),onInput:w=>h(g,{name:w.currentTarget.value})}),s("select",{...re,class:"ttr-input",value:y.bot??"","aria-label":t.t("ui-start-kind",{n:g+1}),onChange:w=>h(g,{bot:w.currentTarget.value||null}),children:[s("option",{value:"",children:t.t("ui-start-person")}),e.bots.map(w=>s("option",{value:w,children:m(w)},w))]}),s(v,{class:"ttr-square ttr-plain",disabled:a.length<=bh,"aria-label":t.t("ui-start-remove",{n:g+1}),onClick:()=>l(a.filter((w,_)=>_!==g)),children:s(ae,{})})]},g))}),s(v,{class:"ttr-add",disabled:a.length>=kh,onClick:f,children:["+ ",t.t("ui-start-add")]}),s("label",{class:"ttr-field",children:[s("span",{children:t.t("ui-start-seed")}),s("input",{...re,type:"text",inputMode:"numeric","aria-label":t.t("ui-start-seed"),class:"ttr-input",value:u,"aria-invalid":d===void 0,onInput:y=>c(y.currentTarget.value)}),s("small",{class:d===void 0?"ttr-bad":"",children:t.t(d===void 0?"ui-start-bad-seed":"ui-start-seed-hint")})]}),s("div",{class:"ttr-start-buttons",children:[s(v,{class:"ttr-primary",off:d===void 0||r,onClick:p,"data-action":"start",children:t.t("ui-start-go")}),o&&s(v,{onClick:()=>n.back(),children:t.t("ui-back")})]})]})}var $h=["hand","market","tickets","log"];function jl(){let{texts:e,ui:t}=k(),n=E(c=>c.tab),o=b(c=>c.view),r=b(c=>c.curtain?.seat),i=r===void 0||o?.you?void 0:o?.players[r],a=Object.values((o&&Pt(o))??{}).reduce((c,d)=>c+(d??0),0),l=i?.cards??a,u=i?.tickets??((o?.you?.tickets.length??0)||(o?.you?.offer.length??0));return s("div",{class:"ttr-tabs",role:"tablist","aria-label":e.t("ui-tabs"),"data-part":"tabs",children:$h.map(c=>s(v,{role:"tab","aria-selected":n===c,class:`ttr-tab ${n===c?"ttr-on":""}`,onClick:()=>t.set({tab:c}),children:e.t(`ui-tab-${c}`,{n:c==="hand"?l:u})},c))})}var Ch=4;function Zl(){let{texts:e,control:t,size:n}=k(),o=b(p=>p.view),r=E(p=>p.kept);if(!o)return null;let i=o.you,a=i?.tickets??[],l=i?.offer??[],u=a.reduce((p,m)=>p+m.points,0),c=l.length>0&&o.legal.moves.some(p=>p.startsWith("keep ")),d=c&&Y(o,st(l,new Set(r))),h=c?e.t("ui-offer"):a.length?e.t("ui-tickets",{n:u}):e.t("ui-tickets-none"),f=a.length>=Ch||c;return s("section",{class:"ttr-panel ttr-tickets","data-part":c?"ticket-chooser":"tickets","aria-label":h,children:[s("header",{class:"ttr-panel-head",children:[s("h3",{children:h}),c&&n!=="narrow"&&r.length>0?s(v,{class:"ttr-primary ttr-keep-here",off:!d,onClick:()=>t.keep(),"data-action":"keep-here",children:e.t("ui-keep",{n:r.length})}):(a.length>0||c)&&s("span",{class:"ttr-pointer-hint",children:e.t("ui-tickets-hint")})]}),c&&s("div",{class:"ttr-stubs",role:"group","aria-label":h,children:l.map(p=>s(Sh,{id:p},p))}),a.length>0&&s("ul",{class:`ttr-stubs ${f?"ttr-stubs-dense":""}`,children:a.map(p=>s(xh,{ticket:p,dense:f},p.id))})]})}function ql(e){let{ui:t}=k();return{onMouseEnter:()=>t.set({hoverTicket:e}),onMouseLeave:()=>t.set({hoverTicket:null})}}function xh({ticket:e,dense:t}){let{texts:n,atlas:o}=k(),r=ql(e.id),i=fn(e.done);return s("li",{class:`ttr-stub ${t?"ttr-stub-dense":""} ${i?"ttr-stub-just-done":""}`,"data-ticket":e.id,"data-state":Lt(e),title:n.t("ui-ticket-label",{ticket:n.ticket(e.id,o),points:e.points}),...r,children:s(Ho,{id:e.id,points:e.points,progress:e,dense:t})})}function Sh({id:e}){let{texts:t,atlas:n,control:o,ui:r,focusBoard:i}=k(),a=E(d=>d.kept.includes(e)),l=E(d=>d.focusTicket===e),u=ql(e),c=n.tickets.get(e)?.points??0;return s("label",{class:`ttr-stub ttr-stub-offer ${a?"ttr-picked":""} ${l?"ttr-focused":""}`,"data-ticket":e,...u,children:[s("input",{...re,type:"checkbox",class:"ttr-check",checked:a,"aria-label":t.t("ui-ticket-label",{ticket:t.ticket(e,n),points:c}),onChange:()=>o.toggleTicket(e),onFocus:()=>r.set({hoverTicket:e}),onBlur:()=>r.set({hoverTicket:null}),onKeyDown:d=>{d.key==="Enter"&&(d.preventDefault(),d.stopPropagation(),i(),o.keep())}}),s(Ho,{id:e,points:c})]})}function hr(){let{texts:e,sync:t}=k(),n=b(r=>r.text?r.view_text:null),o=b(r=>r.link==="live");return n===null?null:s("section",{class:"ttr-panel ttr-view-text","data-part":"view-text","aria-label":e.t("ui-view-text"),children:[s("header",{class:"ttr-panel-head",children:[s("h3",{children:e.t("ui-view-text")}),s("span",{class:"ttr-view-text-buttons",children:[s(De,{label:e.t("ui-copy"),load:()=>n,action:"copy-text"}),o&&s(v,{class:"ttr-square ttr-plain","aria-label":e.t("ui-view-text-hide"),title:e.t("ui-view-text-hide"),"data-action":"hide-text",onClick:()=>t.setOption("text",!1),children:s(ae,{})})]})]}),s(dr,{text:n,label:e.t("ui-view-text")})]})}function Gl(e){return e>=1080?"wide":e>=720?"middle":"narrow"}var Th=1200;function Jl({sync:e,ui:t,control:n}){let o=W(null),[r,i]=Rh(o),a=Z(e.store,L=>L.language),l=Z(e.store,L=>L.board),u=Z(e.store,L=>L.figure),c=Z(e.store,L=>L.width),d=Z(e.store,L=>L.setup),h=Z(e.store,L=>L.view?.phase==="over"&&!!L.view.scores),f=Z(e.store,L=>!!L.view?.you),p=Z(e.store,L=>L.curtain!==null),m=Z(e.store,L=>!!L.view?.you?.offer.length),y=Z(e.store,L=>L.view?.seat==="open")&&!m,g=Z(e.store,G),w=Z(e.store,L=>L.link==="page");P(()=>t.set({counted:e.store.get().view?.phase==="over"}));let _=Z(t,L=>L.help),C=Z(t,L=>L.tab),R=Z(t,L=>L.choice?.kind==="claim"),x=Eh(e),I=de(()=>new xn(Sn(a)),[a]),M=de(()=>et(l),[l]),D=de(()=>Kr(l),[l]);n.atlas=M,A(()=>{m&&t.set({tab:"tickets"})},[m]);let $=de(()=>({sync:e,ui:t,control:n,atlas:M,chart:D,texts:I,theme:x,size:r,tight:i,focusBoard:()=>o.current?.querySelector(".ttr-canvas")?.focus({preventScroll:!0})}),[e,t,n,M,D,I,x,r,i]);A(()=>{let L=o.current;if(L)return Fi(L,nu=>nu.closest("[data-part=mirror]")&&L.querySelector("[data-focus=mirror]")||L.querySelector(".ttr-canvas"))},[]);let T=r==="narrow",B=!d&&!h,V=p&&!f,j=B&&(f||V),Q=L=>!T||C===L;return s(uo.Provider,{value:$,children:s("div",{ref:o,class:`ttr-root ttr-${x} ttr-${r} ${i?"ttr-tight":""} ${u?"ttr-figure":""} ${g?"ttr-past":""}`,lang:I.language==="zh"?"zh-Hans":I.language,style:c?{width:`${c}px`}:void 0,"data-part":"root","data-size":r,onKeyDown:L=>{L.defaultPrevented||(L.key==="?"&&!L.target.closest("input[type=text], select, textarea")&&(L.preventDefault(),t.set({help:!t.get().help,menu:!1})),L.key==="Escape"&&(L.stopPropagation(),t.get().help?t.set({help:!1}):n.view?.scores&&!t.get().counted?t.set({counted:!0}):n.cancel()))},children:u?s(S,{children:[s(cr,{}),w&&s(xe,{}),R?s(Zo,{}):s(Cl,{}),s(pr,{}),s(hr,{})]}):s(S,{children:[s(da,{}),s(El,{}),_&&s(Pl,{}),s(ls,{}),s("div",{class:"ttr-body",children:[s("div",{class:"ttr-main",children:[s(fs,{}),s(Zo,{}),s(pr,{}),s(cr,{}),s(hr,{}),T&&B&&s(jl,{}),j&&s("div",{class:`ttr-own ${V?"ttr-own-covered":""}`,children:[V&&(Q("hand")||Q("tickets"))&&s(xl,{}),!V&&Q("hand")&&s(la,{}),!V&&Q("tickets")&&(y?s(Fl,{}):s(Zl,{}))]})]}),s("div",{class:"ttr-side",children:[d?s(Yl,{setup:d},JSON.stringify(d)):s(Hl,{}),B&&Q("market")&&s(Nl,{}),!d&&(Q("log")||h)&&s(Bl,{})]}),h&&!d&&s(Ul,{})]}),s(pa,{}),s(sa,{}),s(ys,{}),s(Ni,{})]})})})}function Rh(e){let[t,n]=P("wide"),[o,r]=P(!1);return ue(()=>{let i=e.current;if(!i)return;let a=()=>{let{width:u}=i.getBoundingClientRect();if(u===0)return;let c=i.offsetWidth||u;n(Gl(c)),r(Gl(c)==="wide"&&c<Th)};a();let l=new ResizeObserver(a);return l.observe(i),()=>l.disconnect()},[]),[t,o]}function Eh(e){let t=Z(e.store,r=>r.theme),[n,o]=P(()=>Zt(t));return A(()=>(o(Zt(t)),t==="auto"?qr(()=>o(Zt("auto"))):void 0),[t]),n}var Mh=new Set(["stale","malformed","cancelled","undo_not_allowed"]),Kn=class{constructor(t,n,o){this.sync=t;this.ui=n;this.atlas=o;this.seen=t.store.get().lesson,this.stop=t.store.subscribe(()=>this.follow())}sync;ui;atlas;sent=null;seen;stop;destroy(){this.stop()}get now(){return this.sync.store.get().lesson}follow(){let{lesson:t,refusal:n,view:o}=this.sync.store.get();if(t!==this.seen){let r=t?.id!==this.seen?.id;this.seen=t,r?this.ui.set({choice:null,reason:null,kept:[],pickedColor:null,focusTicket:null}):this.ui.set({reason:null}),r&&(this.sent=null)}!t||!n||Mh.has(n.code)||(this.sent&&o&&o.owners[this.sent.route]===void 0&&this.ui.set({choice:this.sent}),this.sent=null,this.sync.forgetRefusal())}act(t){let{now:n}=this;!n||t==="hint"&&!n.hints_left||(t!=="hint"&&this.ui.set({choice:null,reason:null,pickedColor:null,kept:[]}),this.sync.send({kind:"lesson",action:t}))}go(t){this.ui.set({choice:null,reason:null,pickedColor:null,kept:[]}),this.sync.send({kind:"lesson",action:"go",lesson:t})}tried(t){this.now&&t&&this.sync.send({kind:"lesson",action:"tried",move:t})}key(t){let{now:n}=this;if(!n)return!1;if(t==="Backspace")return this.takeBack(null);if(t==="h"&&n.reveal)this.act("hint");else if(t==="r")this.act("retry");else if(t==="n"&&n.course)this.act("next");else return!1;return!0}draft(t){return{kind:"claim",route:t,payment:null,cards:[]}}get hand(){return this.sync.store.get().view?.you?.hand??{}}get claim(){let{choice:t}=this.ui.get();return t?.kind==="claim"&&t.cards?{...t,cards:t.cards}:null}lay(t){let{claim:n}=this;n&&this.ui.set({choice:{...n,cards:t,payment:kn(t)},reason:null})}take(t){let{claim:n}=this;return n?(Ze(this.hand,n.cards,t)>0&&this.lay([...n.cards,t]),!0):!1}takeBack(t){let{claim:n}=this;return n?(this.lay(t?bs(n.cards,t):n.cards.slice(0,-1)),!0):!1}moveOf(t){let[n]=t.cards??[];return!t.cards||!n?null:(this.sent=t,{move:ws(t.route,t.cards),color:t.payment?.[0]??n})}claimText(t){let{hand:n}=this,o=this.atlas().routes.get(t)?.color??"gray",i=K.filter(l=>l!=="locomotive").reduce((l,u)=>(n[u]??0)>(n[l]??0)?u:l),a=this.atlas().routes.get(t)?.length??1;return`claim ${t} with ${a} ${o==="gray"?i:o}`}};var Un=class{constructor(t,n,o,r){this.step=t;this.ready=n;this.pace=o;this.changed=r}step;ready;pace;changed;timer;running=!1;toggle(){this.running?this.stop():this.start()}start(){this.running||(this.running=!0,this.changed(!0),this.tick(0))}stop(){clearTimeout(this.timer),this.running&&(this.running=!1,this.changed(!1))}tick(t){this.timer=setTimeout(()=>{this.ready()?this.step()?this.tick(this.pace()):this.stop():this.tick(50)},t)}};var Ph=[1200,1100,650,320],Yn=class{constructor(t,n){this.sync=t;this.ui=n;this.replay=new Un(()=>this.move(1,!0),()=>t.store.get().seeking===null,()=>Ph[t.store.get().speed]??900,o=>n.set({playing:o})),this.stopWatching=t.store.subscribe(()=>{let{link:o,setup:r}=t.store.get();(!Ce(o)||r)&&this.replay.stop()})}sync;ui;replay;stopWatching;destroy(){this.replay.stop(),this.stopWatching()}get at(){let t=this.sync.store.get();return Math.min(t.seeking?.ply??t.view?.ply??0,he(t))}get looksBack(){return G(this.sync.store.get())}stop(){this.replay.stop()}goto(t){this.replay.stop(),this.seek(t)}now(){this.goto(1/0)}step(t,n){this.replay.stop(),this.move(t,n)}toggle(){!this.looksBack&&!this.sync.store.get().seeking&&this.seek(0),this.replay.toggle()}move(t,n){let o=this.sync.store.get(),r=he(o),{at:i}=this,a=n?gs(o.log,r):null,l=i+t;return a&&(l=(t>0?a.find(u=>u>i):a.findLast(u=>u<i))??i),l<0||l>r||l===i?!1:(this.seek(l),!0)}seek(t){this.ui.set({choice:null,reason:null,pickedColor:null}),this.sync.seek(t)}};function Xl(){return new Me({choice:null,reason:null,kept:[],hoverRoute:null,focusCity:null,focusRoute:null,focusTicket:null,hoverTicket:null,hoverRoutes:[],pickedColor:null,pathSeat:null,counted:!1,countedTicket:null,mirror:!1,zoom:null,help:!1,menu:!1,playing:!1,readTurn:null,counts:!1,tab:"hand"})}function Ql(e,t,n){let o={},r=n&&Lh(e.choice,n);r!==e.choice&&(o.choice=r),e.reason&&t?.state_id!==n?.state_id&&(o.reason=null);let i=n?.you?.offer??[];return e.kept.some(a=>!i.includes(a))&&(o.kept=e.kept.filter(a=>i.includes(a))),e.focusTicket&&!i.includes(e.focusTicket)&&(o.focusTicket=null),e.pickedColor&&!(n?.you?.hand[e.pickedColor]??0)&&(o.pickedColor=null),e.pathSeat!==null&&!n?.players[e.pathSeat]?.longest&&(o.pathSeat=null),e.counted&&!n?.scores&&t?.state_id!==n?.state_id&&(o.counted=!1),o}function Lh(e,t){switch(e?.kind){case"claim":{if(e.cards)return Wh(e,e.cards,t);let n=t.legal.claims[e.route];if(!n?.length)return null;if(e.payment&&n.find(i=>Ue(i,e.payment)))return e;let r=n.length===1?n[0]??null:null;return Ue(r,e.payment)?e:{...e,payment:r}}case"draw":return Y(t,`draw ${e.color}`)&&t.market[e.slot]===e.color?e:null;case"deck":return Y(t,"draw deck")?e:null;case"tickets":return Y(t,"draw tickets")?e:null;default:return null}}function Wh(e,t,n){if(e.kind!=="claim"||n.phase!=="turn"||n.turn!==n.seat||n.owners[e.route]!==void 0)return null;let o=vs(n.you?.hand??{},t);return o===t?e:{...e,cards:o,payment:kn(o)}}var jn=class{constructor(t,n,o){this.sync=t;this.ui=n;this.atlas=o;this.seen=t.store.get().view,this.time=new Yn(t,n),this.lesson=new Kn(t,n,()=>this.atlas),this.stop=t.store.subscribe(()=>{let{view:r}=t.store.get();if(r===this.seen)return;let i=Ql(n.get(),this.seen,r);this.seen=r,n.set(i)})}sync;ui;atlas;seen;stop;time;lesson;destroy(){this.stop(),this.time.destroy(),this.lesson.destroy()}get view(){return this.sync.store.get().view}get waiting(){let{pending:t,link:n}=this.sync.store.get();return t!==null||n!=="live"}get past(){let t=G(this.sync.store.get());return t&&this.refuse(te("looking_back")),t}step(t,n){this.view&&this.time.step(t,n)}clickRoute(t){let{view:n}=this;if(this.sync.store.get().setup&&this.refuse(te("not_started")),!n||this.waiting||this.sync.store.get().setup||this.past)return;let{choice:o,pickedColor:r}=this.ui.get();if(o?.kind==="claim"&&o.route===t){this.confirm();return}let i=n.legal.claims[t]??[],a=i.length?null:xi(n,t,this.atlas);if(this.lesson.now&&(!a||a.code==="not_in_hand")){this.choose(this.lesson.draft(t));return}if(a){this.refuse(a,this.lesson.claimText(t));return}let l=r?i.filter(c=>c[0]===r):[],u=i.length===1?i[0]:l.length===1?l[0]:void 0;this.choose({kind:"claim",route:t,payment:u??null}),u&&this.confirmMode==="never"&&this.confirm()}clickMarket(t){let{view:n}=this,o=n?.market[t]??null;!n||this.waiting||this.past||(!o||!Y(n,`draw ${o}`)?this.refuse(rn(n,"market",o),o&&`draw ${o}`):this.chooseOrPlay({kind:"draw",color:o,slot:t},this.confirmMode==="always"))}clickDeck(){let{view:t}=this;!t||this.waiting||this.past||(Y(t,"draw deck")?this.chooseOrPlay({kind:"deck"},this.confirmMode==="always"):this.refuse(rn(t,"deck",null),"draw deck"))}clickTickets(){let{view:t}=this;!t||this.waiting||this.past||(Y(t,"draw tickets")?this.chooseOrPlay({kind:"tickets"},this.confirmMode!=="never"):this.refuse(rn(t,"tickets",null),"draw tickets"))}choosePayment(t){let{choice:n}=this.ui.get();n?.kind!=="claim"||this.waiting||(this.ui.set({choice:{...n,payment:t},reason:null}),this.confirmMode==="never"&&this.confirm())}stepPayment(t){let{choice:n}=this.ui.get(),{view:o}=this;if(n?.kind!=="claim"||!o)return!1;let r=Ke(n.cards?[]:o.legal.claims[n.route]??[]);if(r.length<2)return!1;let i=r.findIndex(u=>Ue(u,n.payment)),a=i<0&&t<0?0:i,l=r[(a+t+r.length)%r.length];return l&&this.ui.set({choice:{...n,payment:l},reason:null}),!0}pickColor(t){if(this.lesson.take(t))return;let{choice:n,pickedColor:o}=this.ui.get(),{view:r}=this;if(n?.kind==="claim"&&r){let a=Ke(r.legal.claims[n.route]??[]).find(l=>l[0]===t);if(a){this.ui.set({choice:{...n,payment:a},reason:null});return}}this.ui.set({pickedColor:o===t?null:t})}toggleTicket(t){let{kept:n}=this.ui.get();this.ui.set({kept:n.includes(t)?n.filter(o=>o!==t):[...n,t],reason:null}),this.sync.forgetRefusal()}cancel(){if(this.sync.store.get().pending){this.sync.cancel();return}this.sync.store.get().seeking?.slow&&this.sync.cancelSeek(),this.ui.set({choice:null,reason:null,pickedColor:null}),this.sync.forgetRefusal()}confirm(){let{choice:t}=this.ui.get();if(!(!t||this.waiting))switch(t.kind){case"claim":t.cards?this.claimFreely(t):t.payment?this.play(Ct(t.route,t.payment),{route:t.route,color:t.payment[0]}):this.ui.set({reason:te("choose_payment",{},t.route)});break;case"draw":this.play(`draw ${t.color}`);break;case"deck":this.play("draw deck");break;case"tickets":this.play("draw tickets")}}keep(){let{view:t}=this,n=new Set(this.ui.get().kept),o=st(t?.you?.offer??[],n);!t||this.waiting||(n.size&&Y(t,o)?this.play(o):this.refuse(Si(t),n.size?o:"keep none"))}pass(){this.view&&Y(this.view,"pass")&&this.play("pass")}playMove(t){let{view:n}=this;if(!n||this.waiting)return;let o=/^claim (.+) with /.exec(t)?.[1],r=o&&n.legal.claims[o]?.find(i=>Ct(o,i)===t);o&&r?this.play(t,{route:o,color:r[0]}):Y(n,t)?this.play(t):this.refuse(_e(n)??te("stale"))}chooseOrPlay(t,n){let o=this.ui.get().choice,r=o?.kind===t.kind&&(t.kind!=="draw"||o.kind==="draw"&&o.slot===t.slot);r||this.choose(t),(r||!n)&&this.confirm()}choose(t){this.ui.set({choice:t,reason:null}),this.sync.forgetRefusal()}refuse(t,n=null){this.ui.set({choice:null,reason:t}),this.sync.forgetRefusal(),this.lesson.tried(n)}claimFreely(t){let n=this.lesson.moveOf(t);n?this.play(n.move,{route:t.route,color:n.color}):this.ui.set({reason:te("choose_payment",{},t.route)})}play(t,n=null){let{view:o}=this;if(!o)return;let r={kind:"play",move:t,state_id:o.state_id,seat:O(o),sent:Date.now()};this.sync.send(r,n)&&this.ui.set({choice:null,reason:null,pickedColor:null})}get confirmMode(){return this.sync.store.get().confirm}undo(){let{can_undo:t,view:n}=this.sync.store.get();!n||!t||this.past||(this.ui.set({choice:null,reason:null}),this.sync.send({kind:"undo",state_id:n.state_id}))}reveal(){this.view&&this.sync.send({kind:"reveal",state_id:this.view.state_id})}resume(){this.sync.send({kind:"resume"})}setup(){this.ui.set({choice:null,reason:null,menu:!1,help:!1}),this.sync.send({kind:"setup"})}back(){this.sync.send({kind:"back"})}start(t,n){this.sync.send({kind:"new",players:t,seed:n})}continueSaved(){this.sync.send({kind:"continue"})}declineSaved(){this.sync.send({kind:"decline"})}branch(t){this.time.stop(),this.ui.set({choice:null,reason:null,pickedColor:null}),this.sync.send({kind:"branch",ply:t})}backToMain(){this.time.stop(),this.ui.set({choice:null,reason:null,pickedColor:null}),this.sync.send({kind:"main"})}rematch(){this.ui.set({choice:null,reason:null,menu:!1}),this.sync.send({kind:"rematch"})}get idle(){return!this.view||_e(this.view)!==null}};var Zn=new WeakMap;function eu(e){let t=Zn.get(e)??{sync:new En(e),users:0};return t.users+=1,Zn.set(e,t),t.sync}function tu(e){let t=Zn.get(e);t&&(t.users-=1,!(t.users>0)&&(t.sync.destroy(),Zn.delete(e)))}var Ah=({model:e})=>(eu(e),()=>tu(e)),Bh=({model:e,el:t})=>{let n=eu(e),o=Xl(),r=new jn(n,o,et(n.store.get().board)),i=document.createElement("div");return i.className="ttr-host",t.append(i),oo(s(Jl,{sync:n,ui:o,control:r}),i),()=>{oo(null,i),i.remove(),r.destroy(),tu(e)}},gb={initialize:Ah,render:Bh};export{gb as default};
