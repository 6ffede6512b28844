// What each task of tasks-c.jsonl means, by its id.
import { cmp, gcd, lines, pad2, rnd, sum } from "./reference.mjs";

export const reference = {};
const R = reference;
const minutes = t => { const [h, m] = t.split(':').map(Number); return h * 60 + m; };
const day = t => { const [y, m, d] = t.split('-').map(Number); return Date.UTC(y, m - 1, d) / 864e5; };
const isLeap = y => y % 400 === 0 || (y % 4 === 0 && y % 100 !== 0);
const isLetter = c => /[a-zA-Z]/.test(c);

// ---------- strings ----------
R['c-initials'] = s => s.split(' ').map(w => w[0].toUpperCase() + '.').join('');
R['c-vowels'] = s => [...s].filter(c => 'aeiouAEIOU'.includes(c)).length;
R['c-mask'] = s => (s.length <= 4 ? s : '*'.repeat(s.length - 4) + s.slice(-4));
R['c-slug'] = s => (s.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-');
R['c-caesar'] = (s, k) => s.replace(/[a-zA-Z]/g, c => {
  const base = c <= 'Z' ? 65 : 97;
  return String.fromCharCode(base + ((((c.charCodeAt(0) - base + k) % 26) + 26) % 26));
});
R['c-flip-words'] = s => s.split(' ').map(w => [...w].reverse().join('')).join(' ');
R['c-longest-word'] = s => s.split(' ').reduce((b, w) => (w.length > b.length ? w : b));
R['c-palindrome'] = s => { const t = s.toLowerCase().replace(/[^a-z0-9]/g, ''); return t === [...t].reverse().join(''); };
R['c-squeeze'] = s => s.replace(/(.)\1+/g, (m, c) => c + m.length);
R['c-unsqueeze'] = s => s.replace(/([a-zA-Z])(\d+)/g, (_, c, n) => c.repeat(+n));
R['c-once'] = s => [...new Set(s)].join('');
R['c-sponge'] = s => { let n = 0; return [...s].map(c => (isLetter(c) ? (n++ % 2 ? c.toUpperCase() : c.toLowerCase()) : c)).join(''); };
R['c-banner'] = (s, w) => { if (s.length >= w) return s; const f = w - s.length, l = Math.floor(f / 2); return '*'.repeat(l) + s + '*'.repeat(f - l); };
R['c-wrap'] = (s, w) => {
  const out = [];
  for (const word of s.split(' ')) {
    if (word.length > w) throw new Error('too long');
    const last = out.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= w) out[out.length - 1] = last + ' ' + word;
    else out.push(word);
  }
  return out;
};
R['c-anagram'] = (a, b) => { const f = s => [...s.replaceAll(' ', '').toLowerCase()].sort().join(''); return f(a) === f(b); };
R['c-censor'] = (s, list) => s.split(' ').map(w => (list.includes(w.toLowerCase()) ? '*'.repeat(w.length) : w)).join(' ');
R['c-pig'] = s => s.split(' ').map(w => {
  const i = w.search(/[aeiou]/);
  if (i < 0) throw new Error('no vowel');
  return i === 0 ? w + 'way' : w.slice(i) + w.slice(0, i) + 'ay';
}).join(' ');
R['c-snake'] = s => s.replace(/[A-Z]/g, c => '_' + c.toLowerCase());
R['c-overlaps'] = (s, t) => { let n = 0; for (let i = 0; i + t.length <= s.length; i++) if (s.startsWith(t, i)) n++; return n; };
R['c-prefix'] = a => { let n = 0; while (n < a[0].length && a.every(w => w[n] === a[0][n])) n++; return a[0].slice(0, n); };
R['c-plural'] = (n, w) => n + ' ' + (n === 1 ? w : /(s|x|ch|sh)$/.test(w) ? w + 'es' : /[^aeiou]y$/.test(w) ? w.slice(0, -1) + 'ies' : w + 's');
R['c-bracketed'] = s => [...s.matchAll(/\[([^\]]*)\]/g)].map(m => m[1]);
R['c-headline'] = s => s.toLowerCase().split(' ').map((w, i) => (i > 0 && ['a', 'an', 'and', 'of', 'the', 'in', 'on'].includes(w) ? w : w[0].toUpperCase() + w.slice(1))).join(' ');
const MORSE = { E: '.', T: '-', A: '.-', N: '-.', I: '..', M: '--', S: '...', O: '---' };
R['c-morse'] = s => [...s.toUpperCase()].map(c => { if (!MORSE[c]) throw new Error(c); return MORSE[c]; }).join(' ');

// ---------- numbers ----------
R['c-root'] = n => { while (n > 9) n = sum([...String(n)].map(Number)); return n; };
R['c-perfect'] = n => { let s = 0; for (let i = 1; i < n; i++) if (n % i === 0) s += i; return s === n ? 'perfect' : s > n ? 'abundant' : 'deficient'; };
R['c-collatz'] = n => { let k = 0; while (n !== 1) { n = n % 2 ? 3 * n + 1 : n / 2; k++; } return k; };
R['c-factors'] = n => { const o = []; for (let p = 2; n > 1; p++) while (n % p === 0) { o.push(p); n /= p; } return o; };
const ROMAN = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
R['c-roman'] = s => sum([...s].map((c, i) => (i + 1 < s.length && ROMAN[c] < ROMAN[s[i + 1]] ? -ROMAN[c] : ROMAN[c])));
R['c-bits'] = n => { const b = n.toString(2); return b.padStart(Math.ceil(b.length / 4) * 4, '0').match(/.{4}/g).join(' '); };
R['c-seven'] = n => Array.from({ length: n }, (_, i) => i + 1).map(x => (x % 7 === 0 || String(x).includes('7') ? 'boom' : x));
R['c-ordinal'] = n => n + ([11, 12, 13].includes(n % 100) ? 'th' : ['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
R['c-round5'] = n => { const d = n % 5; return d <= 2 ? n - d : n - d + 5; };
R['c-jury'] = a => { const s = [...a].sort((x, y) => x - y).slice(1, -1); return rnd(sum(s) / s.length, 2); };
const SMALL = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = ', , twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety'.split(', ');
R['c-hundred'] = n => (n < 20 ? SMALL[n] : TENS[Math.floor(n / 10)] + (n % 10 ? '-' + SMALL[n % 10] : ''));
R['c-happy'] = n => { const seen = new Set(); while (!seen.has(n)) { seen.add(n); n = sum([...String(n)].map(d => d * d)); } return n === 1; };
R['c-spaces'] = n => String(n).replace(/\B(?=(\d{3})+$)/g, ' ');
R['c-bytes'] = n => (n < 1024 ? n + ' B' : n < 1048576 ? rnd(n / 1024, 1).toFixed(1) + ' KB' : rnd(n / 1048576, 1).toFixed(1) + ' MB');
R['c-luhn'] = s => sum([...s].reverse().map((c, i) => (i % 2 ? (c * 2 > 9 ? c * 2 - 9 : c * 2) : +c))) % 10 === 0;
R['c-leaps'] = (a, b) => { const o = []; for (let y = a; y <= b; y++) if (isLeap(y)) o.push(y); return o; };
R['c-fraction'] = s => { const [a, b] = s.split('/').map(Number), g = gcd(a, b); return b === g ? String(a / g) : a / g + '/' + b / g; };
R['c-multiples'] = n => { let s = 0; for (let i = 1; i < n; i++) if (i % 3 === 0 || i % 5 === 0) s += i; return s; };

// ---------- lists ----------
R['c-rotate'] = (a, k) => { const o = [...a]; for (let i = 0; i < k; i++) o.unshift(o.pop()); return o; };
R['c-teams'] = (a, n) => { const o = []; for (let i = 0; i < a.length; i += n) o.push(a.slice(i, i + n)); return o; };
R['c-second'] = a => [...new Set(a)].sort((x, y) => y - x)[1] ?? null;
R['c-streak'] = a => { let best = 0, n = 0; a.forEach((x, i) => { n = i > 0 && x > a[i - 1] ? n + 1 : 1; best = Math.max(best, n); }); return best; };
R['c-merge'] = (a, b) => [...new Set([...a, ...b])].sort((x, y) => x - y);
R['c-flatten'] = a => a.flat(Infinity);
R['c-mode'] = a => { const count = x => a.filter(y => y === x).length; return [...a].sort((x, y) => count(y) - count(x) || x - y)[0]; };
R['c-missing'] = a => { const o = []; for (let i = Math.min(...a); i < Math.max(...a); i++) if (!a.includes(i)) o.push(i); return o; };
R['c-ranges'] = a => {
  const o = [];
  for (const x of a) { const l = o.at(-1); if (l && l[1] === x - 1) l[1] = x; else o.push([x, x]); }
  return o.map(([x, y]) => (x === y ? `${x}` : `${x}-${y}`)).join(', ');
};

// ---------- dates and times ----------
R['c-hms'] = n => {
  const h = Math.floor(n / 3600), m = Math.floor(n / 60) % 60, s = n % 60;
  return h ? `${h}h ${pad2(m)}m ${pad2(s)}s` : m ? `${m}m ${pad2(s)}s` : `${s}s`;
};
R['c-24h'] = s => { const [, h, m, x] = s.match(/^(\d+):(\d\d) ([AP])M$/); return pad2((h % 12) + (x === 'P' ? 12 : 0)) + ':' + m; };
R['c-shift'] = (a, b) => (minutes(b) - minutes(a) + 1440) % 1440;
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
R['c-longdate'] = s => { const [y, m, d] = s.split('-').map(Number); return `${d} ${MONTHS[m - 1]} ${y}`; };
R['c-daysbetween'] = (a, b) => day(b) - day(a);
R['c-weekday'] = s => 'Thursday Friday Saturday Sunday Monday Tuesday Wednesday'.split(' ')[((day(s) % 7) + 7) % 7];
R['c-clash'] = a => a.some(([s, e], i) => a.some(([t, f], j) => i !== j && s < f && t < e));
R['c-open'] = (d, t) => d !== 'Sun' && minutes(t) >= 420 && minutes(t) < (d === 'Sat' ? 780 : 1110);
R['c-playlist'] = a => { const n = sum(a.map(minutes)); return `${Math.floor(n / 3600)}:${pad2(Math.floor(n / 60) % 60)}:${pad2(n % 60)}`; };

// ---------- money ----------
R['c-change'] = (price, paid) => { let n = paid - price; const o = []; for (const c of [200, 100, 50, 20, 10, 5, 2, 1]) while (n >= c) { o.push(c); n -= c; } return o; };
R['c-shipping'] = (w, t) => (t >= 50 ? 0 : w <= 1 ? 3.5 : w <= 5 ? 5.9 : 9.9);
R['c-split'] = (c, n) => Array.from({ length: n }, (_, i) => Math.floor(c / n) + (i < c % n ? 1 : 0));
R['c-price'] = s => Number(s.replace(/[€ .]/g, '').replace(',', '.'));
R['c-buy3'] = a => sum([...a].sort((x, y) => x - y).slice(Math.floor(a.length / 3)));
R['c-tax'] = n => rnd(Math.max(0, Math.min(n, 5000) - 1000) * 0.1 + Math.max(0, n - 5000) * 0.2, 2);

// ---------- text and parsing ----------
R['c-freq'] = s => { const o = {}; for (const w of s.replace(/[.,!?;:]/g, '').toLowerCase().split(' ').filter(Boolean)) o[w] = (o[w] ?? 0) + 1; return o; };
R['c-top'] = (s, n) => { const w = s.split(' '), k = x => w.filter(y => y === x).length; return [...new Set(w)].sort((a, b) => k(b) - k(a) || cmp(a, b)).slice(0, n); };
R['c-settings'] = s => { const o = {}; for (const l of s.split('\n')) if (l !== '' && l[0] !== '#') { const i = l.indexOf('='); o[l.slice(0, i).trim()] = l.slice(i + 1).trim(); } return o; };
R['c-csv'] = s => { const o = ['']; let inside = false; for (const c of s) if (c === '"') inside = !inside; else if (c === ',' && !inside) o.push(''); else o[o.length - 1] += c; return o; };
R['c-template'] = (s, v) => s.replace(/\{([a-zA-Z]+)\}/g, (m, k) => (k in v ? String(v[k]) : m));

// ---------- validation ----------
R['c-password'] = s => [s.length < 8 && 'too short', !/[0-9]/.test(s) && 'needs a digit', !/[A-Z]/.test(s) && 'needs a capital', s.includes(' ') && 'contains a space'].filter(Boolean);
R['c-isodate'] = s => {
  if (!/^\d{4}-\d\d-\d\d$/.test(s)) return false;
  const [y, m, d] = s.split('-').map(Number);
  return y >= 1900 && y <= 2100 && m >= 1 && m <= 12 && d >= 1 && d <= [31, isLeap(y) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][m - 1];
};
R['c-balance'] = s => { const st = []; for (const c of s) { if ('([{'.includes(c)) st.push(c); else if (')]}'.includes(c) && st.pop() !== '([{'[')]}'.indexOf(c)]) return false; } return st.length === 0; };
R['c-hexrgb'] = s => { if (!/^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(s)) return null; const h = s.length === 4 ? [...s.slice(1)].map(c => c + c).join('') : s.slice(1); return [0, 2, 4].map(i => parseInt(h.slice(i, i + 2), 16)); };

// ---------- tables ----------
R['c-percat'] = a => { const o = {}; for (const { category: c, amount } of a) o[c] = (o[c] ?? 0) + amount; return o; };
R['c-sortprod'] = a => [...a].sort((x, y) => x.price - y.price || cmp(x.name, y.name)).map(x => x.name);
R['c-join'] = (o, c) => o.map(x => ({ name: c.find(y => y.id === x.customer)?.name ?? 'unknown', total: x.total }));
R['c-best'] = a => { const o = {}; for (const x of a) if (!o[x.class_] || x.points > o[x.class_].points) o[x.class_] = x; return Object.fromEntries(Object.entries(o).map(([k, x]) => [k, x.name])); };
R['c-reorder'] = a => a.filter(x => x.stock < x.minimum).map(x => [x.item, 2 * x.minimum - x.stock]).sort((x, y) => cmp(x[0], y[0]));
R['c-keeplast'] = a => [...new Set(a.map(x => x.van))].map(v => a.findLast(x => x.van === v));

// ---------- matrices ----------
R['c-turn'] = m => m[0].map((_, j) => m.map(row => row[j]).reverse());
R['c-rowcol'] = m => ({ rows: m.map(sum), columns: m[0].map((_, j) => sum(m.map(row => row[j]))) });
R['c-ttt'] = b => {
  const s = b.join('');
  const won = ['X', 'O'].filter(p => ['012', '345', '678', '036', '147', '258', '048', '246'].some(l => [...l].every(i => s[i] === p)));
  if (won.length === 2) throw new Error('both won');
  return won[0] ?? (s.includes('.') ? 'open' : 'draw');
};
R['c-transpose'] = m => m[0].map((_, j) => m.map(row => row[j]));

// ---------- small algorithms ----------
R['c-robot'] = s => { let x = 0, y = 0; for (const c of s) { if (c === 'N') y++; if (c === 'S') y--; if (c === 'E') x++; if (c === 'W') x--; } return [x, y]; };
R['c-trade'] = a => Math.max(0, ...a.flatMap((x, i) => a.slice(i + 1).map(y => y - x)));
R['c-swaps'] = a => { let n = 0; a.forEach((x, i) => a.slice(i + 1).forEach(y => { if (x > y) n++; })); return n; };
R['c-rps'] = (a, b) => { const beats = { rock: 'scissors', scissors: 'paper', paper: 'rock' }; return a.filter((x, i) => beats[x] === b[i]).length + ':' + b.filter((x, i) => beats[x] === a[i]).length; };

// ---------- stdin programs: the whole input to the whole output, without the last line break ----------
R['c-median'] = s => { const a = s.trim().split(' ').map(Number).sort((x, y) => x - y), h = a.length >> 1; return (a.length % 2 ? a[h] : (a[h - 1] + a[h]) / 2).toFixed(1); };
R['c-timesheet'] = s => { const n = sum(lines(s).map(l => { const [, a, b] = l.split(' '); return minutes(b) - minutes(a); })); return Math.floor(n / 60) + ':' + pad2(n % 60); };
R['c-receipt'] = s => { const n = sum(lines(s).map(l => { const [a, , b] = l.split(' '); return a * b; })); return `Total: ${Math.floor(n / 100)}.${pad2(n % 100)}`; };
R['c-hist'] = s => { const w = lines(s)[0].split(' '); return [...new Set(w)].sort().map(x => x + ': ' + '*'.repeat(w.filter(y => y === x).length)).join('\n'); };
R['c-wc'] = s => [s.split('\n').length - 1, s.split(/\s+/).filter(Boolean).length, s.replace(/\s/g, '').length].join(' ');
R['c-seats'] = s => { const f = lines(s).map(l => l.split('.').length - 1); return [...f.map((n, i) => `${i + 1}: ${n}`), `free: ${sum(f)}`].join('\n'); };
R['c-celsius'] = s => lines(s).map(l => rnd((l * 9) / 5 + 32, 1).toFixed(1)).join('\n');
R['c-times'] = s => Array.from({ length: 10 }, (_, i) => `${i + 1} x ${+s} = ${(i + 1) * s}`).join('\n');
R['c-pyramid'] = s => Array.from({ length: +s }, (_, i) => ' '.repeat(s - 1 - i) + '*'.repeat(2 * i + 1)).join('\n');
R['c-votes'] = s => { const v = lines(s), k = x => v.filter(y => y === x).length, m = Math.max(...v.map(k)); return [...new Set(v)].filter(x => k(x) === m).sort().map(x => `${x} ${m}`).join('\n'); };
R['c-untilzero'] = s => { const a = lines(s).map(Number), b = a.slice(0, a.indexOf(0)); return b.length ? [b.length, sum(b), Math.max(...b)].join('\n') : 'nothing'; };
