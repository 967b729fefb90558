/** The colours and measures of the product's pages (web: `app/styles/tokens.css`), for a page that loads nothing. */
export const STYLE = `
:root{--canvas:#f6f8f9;--surface:#fff;--line:#e0e6ea;--ink:#172027;--muted:#5b6973;--accent:#0c6670}
@media(prefers-color-scheme:dark){:root{--canvas:#0e1418;--surface:#161e24;--line:#29343c;--ink:#e4eaee;--muted:#9aa8b2;--accent:#76c9cf}}
*{box-sizing:border-box}
body{margin:0;background:var(--canvas);color:var(--ink);font:15px/1.6 'Inter Variable',Inter,system-ui,sans-serif}
a{color:var(--accent);text-underline-offset:2px;overflow-wrap:anywhere}
a:focus-visible{outline:2px solid #45afb8;outline-offset:2px;border-radius:2px}
header,footer,main{max-width:760px;margin:0 auto;padding:16px}
header{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;justify-content:space-between}
.brand{display:flex;gap:8px;align-items:center;min-height:44px;color:var(--ink);font-weight:640;font-size:17px;text-decoration:none}
nav{display:flex;flex-wrap:wrap;gap:4px 20px;font-size:14px}
nav a{display:inline-flex;align-items:center;min-height:44px}
nav a[aria-current]{color:var(--ink);font-weight:600;text-decoration:none}
main{background:var(--surface);border:1px solid var(--line);border-radius:12px;padding:32px}
h1{margin:0;font-size:26px;line-height:1.25;font-weight:640;letter-spacing:-.014em}
h2,h3,h4,h5,h6{margin:28px 0 8px;font-size:17px;line-height:1.35;font-weight:620}
h3,h4,h5,h6{font-size:15px}
p,ul,ol,table,blockquote,pre{margin:0 0 12px}
.dated{color:var(--muted);font-size:13px;margin:6px 0 20px}
ul,ol{padding-left:22px}
li{margin:0 0 6px}
table{display:block;overflow-x:auto;border-collapse:collapse;font-size:14px}
th,td{padding:8px 12px 8px 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top;overflow-wrap:break-word}
blockquote{padding-left:14px;border-left:3px solid var(--line);color:var(--muted)}
pre{overflow-x:auto}
hr{border:0;border-top:1px solid var(--line);margin:24px 0}
@media(max-width:48em){main{border-width:1px 0;border-radius:0;padding:24px 16px}h1{font-size:22px}}
@media print{header nav,footer{display:none}body{background:none}main{border:0;padding:0}}
`;
