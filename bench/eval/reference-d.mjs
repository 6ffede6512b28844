// What each task of tasks-d.jsonl means, by its id. Stands alone.
export const reference = {};
const R = reference;
// rounding that refuses near-ties, so that every sane rounding gives the same answer
function rnd(x, d) {
  const m = 10 ** d, y = x * m, f = Math.abs(y) - Math.floor(Math.abs(y));
  if (Math.abs(f - 0.5) < 1e-6) throw new Error('near tie: ' + x + ' to ' + d);
  const r = Math.round(y) / m;
  return r === 0 ? 0 : r;
}
const fix = (x, d) => rnd(x, d).toFixed(d);
const sum = a => a.reduce((x, y) => x + y, 0);
const words = s => s.split(/\s+/).filter(Boolean);
const lines = s => { const l = s.split('\n'); if (l[l.length - 1] === '') l.pop(); return l; };
const pad2 = n => String(n).padStart(2, '0');
const cmp = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const day = s => { const [y, m, d] = s.split('-').map(Number); return Date.UTC(y, m - 1, d) / 864e5; };
const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const mins = s => { const [h, m] = s.split(':').map(Number); return h * 60 + m; };
const isReal = (y, m, d) => { const t = new Date(Date.UTC(y, m - 1, d)); t.setUTCFullYear(y); return t.getUTCMonth() === m - 1 && t.getUTCDate() === d; };

// ---------- strings ----------
R['d-initials'] = s => words(s).map(w => w[0].toUpperCase() + '.').join('');
R['d-slug'] = s => s.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
R['d-squeeze'] = s => s.replace(/(.)\1+/gs, '$1');
R['d-censor'] = (s, bad) => { const b = new Set(bad.map(x => x.toLowerCase())); return s.replace(/[A-Za-z]+/g, w => (b.has(w.toLowerCase()) ? '*'.repeat(w.length) : w)); };
R['d-vowels-per-word'] = s => words(s).map(w => (w.match(/[aeiou]/gi) ?? []).length);
R['d-wrap'] = (s, n) => { const o = []; for (const w of words(s)) { if (o.length && o.at(-1).length + 1 + w.length <= n) o[o.length - 1] += ' ' + w; else o.push(w); } return o; };
R['d-shorten'] = (s, n) => (s.length <= n ? s : s.slice(0, n - 3) + '...');
R['d-reverse-words'] = s => lines(s).map(l => words(l).reverse().join(' ')).join('\n');
R['d-camel-words'] = s => s.replace(/[A-Z]/g, c => ' ' + c.toLowerCase()).trim();
R['d-caesar'] = (s, k) => s.replace(/[A-Za-z]/g, c => { const b = c < 'a' ? 65 : 97; return String.fromCharCode(b + ((((c.charCodeAt(0) - b + k) % 26) + 26) % 26)); });
R['d-pig-latin'] = s => s.split(' ').map(w => { if (/^[aeiou]/.test(w)) return w + 'way'; const m = w.match(/^[^aeiou]+/)[0]; return w.slice(m.length) + m + 'ay'; }).join(' ');
R['d-anagram'] = (a, b) => { const n = s => [...s.toLowerCase().replace(/ /g, '')].sort().join(''); return n(a) === n(b); };
R['d-common-letter'] = s => { const c = {}; for (const x of s.toLowerCase().match(/[a-z]/g) ?? []) c[x] = (c[x] ?? 0) + 1; return Object.keys(c).sort((a, b) => c[b] - c[a] || cmp(a, b))[0] ?? ''; };
R['d-strip-comment'] = s => s.replace(/#.*$/s, '').replace(/ +$/, '');
R['d-expand-ranges'] = s => s.split(',').flatMap(p => { const [a, b = a] = p.trim().split('-').map(Number); return Array.from({ length: b - a + 1 }, (_, i) => a + i); });
R['d-compress-ranges'] = a => { const o = []; for (let i = 0; i < a.length; ) { let j = i; while (a[j + 1] === a[j] + 1) j++; o.push(i === j ? `${a[i]}` : `${a[i]}-${a[j]}`); i = j + 1; } return o.join(','); };
R['d-rle'] = s => s.replace(/(.)\1*/g, (m, c) => (m.length > 1 ? c + m.length : c));
R['d-title-small'] = s => s.toLowerCase().split(' ').map((w, i) => (i && ['a', 'an', 'and', 'in', 'of', 'on', 'the', 'to'].includes(w) ? w : w[0].toUpperCase() + w.slice(1))).join(' ');

// ---------- numbers ----------
R['d-from-roman'] = s => { const v = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 }; return sum([...s].map((c, i) => (v[c] < (v[s[i + 1]] ?? 0) ? -v[c] : v[c]))); };
R['d-number-words'] = n => {
  const o = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];
  const t = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
  return n < 20 ? o[n] : t[Math.floor(n / 10)] + (n % 10 ? '-' + o[n % 10] : '');
};
R['d-ordinal'] = n => n + (Math.floor(n / 10) % 10 === 1 ? 'th' : { 1: 'st', 2: 'nd', 3: 'rd' }[n % 10] ?? 'th');
R['d-closest'] = (a, t) => [...a].sort((x, y) => Math.abs(x - t) - Math.abs(y - t) || x - y)[0];
R['d-median'] = a => { if (!a.length) return null; const b = [...a].sort((x, y) => x - y), m = b.length >> 1; return b.length % 2 ? b[m] : (b[m - 1] + b[m]) / 2; };
R['d-clap-game'] = s => Array.from({ length: +s }, (_, i) => ((i + 1) % 7 === 0 || String(i + 1).includes('7') ? 'clap' : String(i + 1))).join('\n');
R['d-grade'] = (p, m) => { const x = (100 * p) / m; return x >= 90 ? 'A' : x >= 75 ? 'B' : x >= 60 ? 'C' : x >= 50 ? 'D' : 'F'; };
R['d-bmi'] = (w, h) => { const b = w / (h / 100) ** 2; for (const e of [18.5, 25, 30]) if (Math.abs(b - e) < 1e-6) throw new Error('edge'); return [rnd(b, 1), b < 18.5 ? 'underweight' : b < 25 ? 'normal' : b < 30 ? 'overweight' : 'obese']; };
R['d-sum-numbers'] = s => String(sum((s.match(/\d+/g) ?? []).map(Number)));
R['d-round5'] = c => Math.floor((c + 2) / 5) * 5;

// ---------- lists ----------
R['d-chunk'] = (a, n) => { const o = []; for (let i = 0; i < a.length; i += n) o.push(a.slice(i, i + n)); return o; };
R['d-rotate'] = (a, k) => { if (!a.length) return []; const n = a.length, s = ((k % n) + n) % n; return [...a.slice(n - s), ...a.slice(0, n - s)]; };
R['d-dedupe-last'] = a => a.filter((x, i) => a.lastIndexOf(x) === i);
R['d-second-largest'] = a => [...new Set(a)].sort((x, y) => y - x)[1] ?? null;
R['d-moving-avg'] = (a, k) => { const o = []; for (let i = 0; i + k <= a.length; i++) o.push(rnd(sum(a.slice(i, i + k)) / k, 2)); return o; };
R['d-rising-run'] = a => { let b = 0, c = 0; a.forEach((x, i) => { c = i && x > a[i - 1] ? c + 1 : 1; b = Math.max(b, c); }); return b; };
R['d-missing'] = a => { const o = []; for (let i = Math.min(...a); i < Math.max(...a); i++) if (!a.includes(i)) o.push(i); return o; };
R['d-pairs-diff'] = (a, k) => { const s = new Set(a); return [...s].filter(x => s.has(x + k)).sort((x, y) => x - y).map(x => [x, x + k]); };
R['d-top-words'] = (s, n) => { const c = {}; for (const w of s.toLowerCase().match(/[a-z]+/g) ?? []) c[w] = (c[w] ?? 0) + 1; return Object.keys(c).sort((a, b) => c[b] - c[a] || cmp(a, b)).slice(0, n); };
R['d-max-sub'] = a => { let b = -Infinity, c = 0; for (const x of a) { c = Math.max(x, c + x); b = Math.max(b, c); } return b; };
R['d-common-prefix'] = a => { let p = a[0] ?? ''; for (const w of a) while (!w.startsWith(p)) p = p.slice(0, -1); return p; };
R['d-group-anagrams'] = a => { const g = new Map(); for (const w of a) { const k = [...w].sort().join(''); g.set(k, [...(g.get(k) ?? []), w]); } return [...g.values()]; };
R['d-seating'] = (a, r) => { const o = Array.from({ length: r }, () => []); a.forEach((x, i) => o[i % r].push(x)); return o; };

// ---------- dates and times ----------
R['d-hms'] = n => `${Math.floor(n / 3600)}:${pad2(Math.floor(n / 60) % 60)}:${pad2(n % 60)}`;
R['d-add-minutes'] = (t, n) => { const x = (((mins(t) + n) % 1440) + 1440) % 1440; return `${pad2(Math.floor(x / 60))}:${pad2(x % 60)}`; };
R['d-days-between'] = (a, b) => Math.abs(day(a) - day(b));
R['d-weekday'] = s => WEEK[(((day(s) + 4) % 7) + 7) % 7];
R['d-age'] = (b, t) => { const [y, m, d] = b.split('-').map(Number), [Y, M, D] = t.split('-').map(Number); return Y - y - (M * 100 + D < m * 100 + d ? 1 : 0); };
R['d-to24'] = s => { const [, h, m, p] = s.match(/^(\d+):(\d\d) (AM|PM)$/); return `${pad2((h % 12) + (p === 'PM' ? 12 : 0))}:${m}`; };
R['d-overlap'] = (a, b) => Math.max(0, Math.min(mins(a[1]), mins(b[1])) - Math.max(mins(a[0]), mins(b[0])));
R['d-german-date'] = s => { const m = s.match(/^(\d{2})\.(\d{2})\.(\d{4})$/); return m && +m[3] > 0 && isReal(+m[3], +m[2], +m[1]) ? `${m[3]}-${m[2]}-${m[1]}` : null; };
R['d-total-duration'] = s => { const t = sum(lines(s).map(mins)); return `${Math.floor(t / 60)}:${pad2(t % 60)}`; };
R['d-workdays'] = (a, b) => { let n = 0; for (let d = day(a); d <= day(b); d++) if (![0, 6].includes((d + 4) % 7)) n++; return n; };
R['d-parking'] = m => { if (m <= 15) return 0; const d = Math.floor(m / 1440), h = Math.ceil((m % 1440) / 60); return d * 18 + Math.min(18, h * 2.5); };
R['d-birthday-next'] = (t, b) => { let y = +t.slice(0, 4); let n = day(`${y}-${b}`) - day(t); if (n < 0) n = day(`${y + 1}-${b}`) - day(t); return n; };
R['d-shift-hours'] = s => { const t = sum(lines(s).map(l => { const [a, b] = l.split('-').map(mins); return b > a ? b - a : b + 1440 - a; })); return fix(t / 60, 2); };

// ---------- money ----------
R['d-till-coins'] = (p, q) => { if (q < p) return null; let r = q - p; const o = []; for (const c of [200, 100, 50, 20, 10, 5, 2, 1]) while (r >= c) { o.push(c); r -= c; } return o; };
R['d-money-format'] = c => { const n = Math.abs(c); return (c < 0 ? '-' : '') + '$' + String(Math.floor(n / 100)).replace(/\B(?=(\d{3})+$)/g, ',') + '.' + pad2(n % 100); };
R['d-split-bill'] = (t, n) => Array.from({ length: n }, (_, i) => Math.floor(t / n) + (i < t % n ? 1 : 0));
R['d-discount'] = x => rnd(x * (x >= 500 ? 0.85 : x >= 200 ? 0.9 : x >= 100 ? 0.95 : 1), 2);
R['d-parse-price'] = s => { const [e, c = '0'] = s.replace(/[€ .]/g, '').split(','); return +e * 100 + +c; };
R['d-receipt'] = s => { let t = 0; const o = lines(s).map(l => { const [n, q, p] = l.split(';'); t += q * Math.round(p * 100); return `${n} ${q} x ${p} = ${((q * Math.round(p * 100)) / 100).toFixed(2)}`; }); return [...o, 'Total: ' + (t / 100).toFixed(2)].join('\n'); };
R['d-savings'] = (s, r, g) => { let y = 0; while (s < g) { s *= 1 + r / 100; y++; if (Math.abs(s - g) < 1e-6) throw new Error('edge'); if (y > 1e4) throw new Error('never'); } return y; };
R['d-cheapest'] = a => (a.length ? a.reduce((b, x) => (x.price < b.price ? x : b)).name : null);
R['d-three-for-two'] = a => { const b = [...a].sort((x, y) => y - x); return sum(b.filter((_, i) => i % 3 !== 2)); };
R['d-tip'] = (b, p, n) => fix((b * (1 + p / 100)) / n, 2);

// ---------- tables ----------
R['d-class-average'] = a => { const g = {}; for (const r of a) (g[r.class] ??= []).push(r.mark); return Object.fromEntries(Object.entries(g).map(([k, v]) => [k, rnd(sum(v) / v.length, 1)])); };
R['d-total-customer'] = a => { const o = {}; for (const r of a) o[r.customer] = (o[r.customer] ?? 0) + r.amount; return o; };
R['d-sort-rows'] = a => [...a].sort((x, y) => y.points - x.points || cmp(x.name, y.name)).map(r => r.name);
R['d-join'] = (o, p) => o.map(x => { const q = p.find(y => y.id === x.product); return q ? { name: q.name, total: q.price * x.quantity } : { name: 'unknown', total: 0 }; });
R['d-csv-dict'] = s => { const [h, ...l] = lines(s).map(x => x.split(',').map(y => y.trim())); return l.map(r => Object.fromEntries(h.map((k, i) => [k, r[i]]))); };
R['d-to-csv'] = a => a.map(f => (/[,"]/.test(f) ? '"' + f.replaceAll('"', '""') + '"' : f)).join(',');
R['d-csv-avg'] = s => { const g = new Map(); for (const l of lines(s).slice(1)) { const [c, t] = l.split(','); g.set(c, [...(g.get(c) ?? []), +t]); } return [...g.keys()].sort().map(c => `${c}: ${fix(sum(g.get(c)) / g.get(c).length, 1)}`).join('\n'); };
R['d-stock-update'] = (s, d) => { const o = { ...s }; for (const [n, q] of d) { o[n] = (o[n] ?? 0) + q; if (o[n] <= 0) delete o[n]; } return o; };
R['d-ranks'] = a => a.map(x => 1 + a.filter(y => y > x).length);
R['d-reorder'] = a => a.filter(r => r.stock < r.min).map(r => ({ item: r.item, order: r.min * 2 - r.stock }));

// ---------- parsing and validation ----------
R['d-query'] = s => { const o = {}; for (const p of s.replace(/^\?/, '').split('&').filter(Boolean)) { const i = p.indexOf('='); if (i < 0) o[p] = ''; else o[p.slice(0, i)] = p.slice(i + 1); } return o; };
R['d-password'] = s => [s.length < 8 && 'too short', !/[A-Z]/.test(s) && 'no capital letter', !/[0-9]/.test(s) && 'no digit', / /.test(s) && 'contains space'].filter(Boolean);
R['d-isbn'] = s => { const t = s.replaceAll('-', ''); return /^\d{9}[\dX]$/.test(t) && sum([...t].map((c, i) => (10 - i) * (c === 'X' ? 10 : +c))) % 11 === 0; };
R['d-luhn'] = s => { const d = [...s.replaceAll(' ', '')].map(Number).reverse(); return sum(d.map((x, i) => (i % 2 ? (x * 2 > 9 ? x * 2 - 9 : x * 2) : x))) % 10 === 0; };
R['d-hex-rgb'] = s => { const m = s.match(/^#([0-9a-f]{6}|[0-9a-f]{3})$/i); if (!m) return null; const h = m[1].length === 3 ? m[1].replace(/./g, '$&$&') : m[1]; return [0, 2, 4].map(i => parseInt(h.slice(i, i + 2), 16)); };
R['d-ipv4'] = s => { const p = s.split('.'); return p.length === 4 && p.every(x => /^(0|[1-9]\d{0,2})$/.test(x) && +x <= 255); };
R['d-brackets'] = s => lines(s).map(l => { const t = []; for (const c of l) { if ('([{'.includes(c)) t.push(c); else if (')]}'.includes(c) && t.pop() !== '([{'[')]}'.indexOf(c)]) return 'NO'; } return t.length ? 'NO' : 'YES'; }).join('\n');
R['d-config'] = s => { const o = {}; for (const l of lines(s)) { const t = l.trim(); if (!t || t.startsWith(';')) continue; const i = t.indexOf('='); o[t.slice(0, i).trim()] = t.slice(i + 1).trim(); } return o; };
R['d-plusminus'] = s => String(words(s).reduce(([a, op], w) => (w === '+' || w === '-' ? [a, w] : [op === '-' ? a - +w : a + +w, op]), [0, '+'])[0]);
R['d-rpn'] = s => { const t = []; for (const w of words(s)) { if (/^-?\d+$/.test(w)) t.push(+w); else { const b = t.pop(), a = t.pop(); t.push(w === '+' ? a + b : w === '-' ? a - b : a * b); } } if (t.length !== 1) throw new Error('rpn'); return t[0]; };
R['d-semver'] = (a, b) => { const x = a.split('.').map(Number), y = b.split('.').map(Number); for (let i = 0; i < Math.max(x.length, y.length); i++) { const d = (x[i] ?? 0) - (y[i] ?? 0); if (d) return Math.sign(d); } return 0; };
R['d-fill'] = (s, o) => s.replace(/\{(\w+)\}/g, (m, k) => (k in o ? o[k] : m));
R['d-duration'] = s => { const m = s.match(/^(?:(\d+)h)? ?(?:(\d+)m)?$/); return (m[1] ?? 0) * 60 + +(m[2] ?? 0); };
R['d-hashtags'] = s => [...new Set((s.match(/#[A-Za-z0-9_]+/g) ?? []).map(t => t.slice(1).toLowerCase()))];

// ---------- matrices ----------
R['d-rotate90'] = a => a[0].map((_, c) => a.map(r => r[c]).reverse());
R['d-diagonals'] = a => Math.abs(sum(a.map((r, i) => r[i])) - sum(a.map((r, i) => r[a.length - 1 - i])));
R['d-mines'] = a => a.map((r, y) => [...r].map((c, x) => { if (c === '*') return '*'; let n = 0; for (const dy of [-1, 0, 1]) for (const dx of [-1, 0, 1]) if (a[y + dy]?.[x + dx] === '*') n++; return String(n); }).join(''));
R['d-row-col'] = s => { const a = lines(s).map(l => words(l).map(Number)); return a.map(sum).join(' ') + '\n' + a[0].map((_, c) => sum(a.map(r => r[c]))).join(' '); };
R['d-ttt'] = b => { for (const [x, y, z] of [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]) { const s = b.join(''); if (s[x] !== '.' && s[x] === s[y] && s[y] === s[z]) return s[x]; } return b.join('').includes('.') ? 'open' : 'draw'; };
R['d-spiral'] = a => { const g = a.map(r => [...r]), o = []; while (g.length) { o.push(...g.shift()); const t = g.length ? g[0].map((_, c) => g.map(r => r[c])).reverse() : []; g.splice(0, g.length, ...t); } return o; };

// ---------- small algorithms ----------
R['d-robot'] = s => { let x = 0, y = 0, d = 0; for (const c of s) { if (c === 'L') d = (d + 3) % 4; else if (c === 'R') d = (d + 1) % 4; else { x += [0, 1, 0, -1][d]; y += [1, 0, -1, 0][d]; } } return [x, y]; };
R['d-bulls'] = (s, g) => { let b = 0, c = 0; [...g].forEach((x, i) => { if (s[i] === x) b++; else if (s.includes(x)) c++; }); return `${b}A${c}B`; };
R['d-rps'] = s => { const w = { rock: 'scissors', scissors: 'paper', paper: 'rock' }; let a = 0, b = 0; for (const l of lines(s)) { const [x, y] = l.split(' '); if (w[x] === y) a++; else if (w[y] === x) b++; } return a > b ? 'Player 1' : b > a ? 'Player 2' : 'Tie'; };
R['d-islands'] = a => { const g = a.map(r => [...r]); let n = 0; const eat = (y, x) => { if (g[y]?.[x] !== '#') return; g[y][x] = '.'; eat(y + 1, x); eat(y - 1, x); eat(y, x + 1); eat(y, x - 1); }; g.forEach((r, y) => r.forEach((c, x) => { if (c === '#') { n++; eat(y, x); } })); return n; };
R['d-votes'] = s => { const c = new Map(); const l = lines(s); for (const v of l) c.set(v, (c.get(v) ?? 0) + 1); const [w] = [...c.entries()].filter(([, n]) => 2 * n > l.length); return w ? `${w[0]} wins with ${w[1]} votes` : 'no majority'; };
R['d-merge-meetings'] = a => { const o = []; for (const [x, y] of [...a].sort((p, q) => p[0] - q[0])) { if (o.length && x <= o.at(-1)[1]) o.at(-1)[1] = Math.max(o.at(-1)[1], y); else o.push([x, y]); } return o; };
