/** Which promotion was closed on this device. */
export const closedPromotionKey = 'matiz:promotion';

/**
 * Runs in the server's page before anything is painted: what was closed on an earlier visit never
 * shows, and nothing moves when the scripts take it away. A sheet of its own, since the server does
 * not know what a device keeps, and inline styles are dropped by the page's policy.
 */
export const hideClosedPromotion = `(()=>{try{const id=localStorage.getItem('${closedPromotionKey}');
if(!id)return;const s=new CSSStyleSheet();
s.replaceSync('[data-promotion="'+CSS.escape(id)+'"]{display:none}');
document.adoptedStyleSheets.push(s)}catch{}})()`;
