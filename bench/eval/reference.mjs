// What each task means, by its id. The cases in tasks.jsonl are held against these each time they are read.
export const reference = {};
const R = reference;
// rounding that refuses near-ties, so that every sane rounding gives the same answer
export function rnd(x, d) {
  const m = 10 ** d, y = x * m, f = Math.abs(y) - Math.floor(Math.abs(y));
  if (Math.abs(f - 0.5) < 1e-6) throw new Error('near tie: ' + x + ' to ' + d);
  const r = Math.round(y) / m;
  return r === 0 ? 0 : r;
}
export const sum = a => a.reduce((x, y) => x + y, 0);
const words = s => s.split(/\s+/).filter(Boolean);
export const lines = s => { const l = s.split('\n'); if (l[l.length - 1] === '') l.pop(); return l; };
export const pad2 = n => String(n).padStart(2, '0');
export const cmp = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
export const gcd = (a, b) => (b ? gcd(b, a % b) : a);

// ---------- PSB2 ----------
R['psb-basement'] = a => { let s = 0; for (let i = 0; i < a.length; i++) { s += a[i]; if (s < 0) return i; } throw 1; };
R['psb-balls'] = (h, b, n) => { const r = b / h; let t = 0; for (let i = 0; i < n; i++) { t += h + h * r; h *= r; } return rnd(t, 2); };
R['psb-bowling'] = s => {
  const rolls = []; for (const c of s) rolls.push(c === 'X' ? 10 : c === '/' ? 10 - rolls[rolls.length - 1] : c === '-' ? 0 : +c);
  let i = 0, t = 0;
  for (let f = 0; f < 10; f++) {
    if (rolls[i] === 10) { t += 10 + rolls[i + 1] + rolls[i + 2]; i++; }
    else { const p = rolls[i] + rolls[i + 1]; t += p + (p === 10 ? rolls[i + 2] : 0); i += 2; }
  }
  if (Number.isNaN(t)) throw new Error('bowling ' + s);
  return t;
};
R['psb-camel'] = s => s.replace(/-(.)/g, (_, c) => c.toUpperCase());
R['psb-coins'] = n => { const o = []; for (const c of [25, 10, 5, 1]) { o.push(Math.floor(n / c)); n %= c; } return o; };
R['psb-cut'] = a => { let best = null; for (let i = 1; i < a.length; i++) { const d = Math.abs(sum(a.slice(0, i)) - sum(a.slice(i))); if (!best || d < best[0]) best = [d, i]; } return [a.slice(0, best[1]), a.slice(best[1])]; };
R['psb-dice'] = (n, m) => { let w = 0; for (let i = 1; i <= n; i++) for (let j = 1; j <= m; j++) if (i > j) w++; return rnd(w / (n * m), 3); };
R['psb-pair'] = (a, t) => { const o = []; for (let i = 0; i < a.length; i++) for (let j = i + 1; j < a.length; j++) if (a[i] + a[j] === t) o.push([a[i], a[j]]); if (o.length !== 1) throw new Error('pair'); return o[0]; };
R['psb-fizz'] = n => (n % 15 === 0 ? 'FizzBuzz' : n % 3 === 0 ? 'Fizz' : n % 5 === 0 ? 'Buzz' : String(n));
R['psb-fuel'] = a => sum(a.map(x => Math.floor(x / 3) - 2));
R['psb-gcd'] = gcd;
R['psb-indices'] = (s, t) => { const o = []; for (let i = 0; i + t.length <= s.length; i++) if (s.startsWith(t, i)) o.push(i); return o; };
R['psb-leaders'] = a => a.filter((x, i) => a.slice(i + 1).every(y => x >= y));
R['psb-luhn'] = a => sum(a.map((x, i) => { if (i % 2 === 0) { x *= 2; if (x > 9) x -= 9; } return x; }));
R['psb-mastermind'] = (c, g) => { let b = 0, w = 0; const m = {}; for (let i = 0; i < c.length; i++) if (c[i] === g[i]) b++; else m[c[i]] = (m[c[i]] || 0) + 1; for (let i = 0; i < c.length; i++) if (c[i] !== g[i] && m[g[i]]) { m[g[i]]--; w++; } return [w, b]; };
R['psb-middle'] = s => s.slice(Math.floor((s.length - 1) / 2), Math.floor(s.length / 2) + 1);
R['psb-paired'] = s => { let t = 0; for (let i = 0; i + 1 < s.length; i++) if (s[i] === s[i + 1]) t += +s[i]; return t; };
R['psb-shopping'] = (p, d) => rnd(sum(p.map((x, i) => x * (1 - d[i] / 100))), 2);
R['psb-snow'] = (h, s, f, m) => { for (let i = 0; i < h; i++) s = (s + f) * (1 - m); return rnd(s, 3); };
R['psb-bool'] = s => { let v = s[0] === 't'; for (let i = 1; i < s.length; i += 2) { const b = s[i + 1] === 't'; v = s[i] === '&' ? v && b : v || b; } return v; };
R['psb-spin'] = s => s.split(' ').map(w => (w.length >= 5 ? [...w].reverse().join('') : w)).join(' ');
R['psb-square'] = n => [...String(n)].map(d => d * d).join('');
R['psb-cipher'] = (a, b, m) => [...m].map(c => (a.includes(c) ? b[a.indexOf(c)] : c)).join('');
R['psb-twitter'] = s => (s.length === 0 ? "You didn't type anything" : s.length > 140 ? 'Too many characters' : `Your tweet has ${s.length} characters`);
R['psb-distance'] = (a, b) => rnd(Math.sqrt(sum(a.map((x, i) => (x - b[i]) ** 2))), 3);

// ---------- everyday: strings ----------
R['d01'] = s => [...s.toLowerCase()].filter(c => 'aeiou'.includes(c)).length;
R['d02'] = s => { const t = s.toLowerCase().replace(/[^a-z0-9]/g, ''); return t === [...t].reverse().join(''); };
R['d03'] = s => words(s).map(w => w[0].toUpperCase() + '.').join('');
R['d04'] = s => s.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
R['d05'] = s => { const [u, d] = s.split('@'); return u[0] + '*'.repeat(u.length - 1) + '@' + d; };
R['d06'] = s => '*'.repeat(Math.max(0, s.length - 4)) + s.slice(-4);
R['d07'] = s => words(s).reduce((b, w) => (w.length > b.length ? w : b), '');
R['d08'] = s => (s.match(/(.)\1*/gs) || []).map(g => g[0] + g.length).join('');
R['d09'] = s => s.replace(/(\d+)(\D)/g, (_, n, c) => c.repeat(+n));
R['d10'] = (s, k) => s.replace(/[a-z]/gi, c => { const b = c < 'a' ? 65 : 97; return String.fromCharCode(((c.charCodeAt(0) - b + k) % 26 + 26) % 26 + b); });
R['d11'] = (s, n) => (s.length <= n ? s : s.slice(0, n - 3) + '...');
R['d12'] = (a, b) => { const f = x => [...x.toLowerCase().replace(/ /g, '')].sort().join(''); return f(a) === f(b); };
R['d13'] = s => s.replace(/[A-Z]/g, c => '_' + c.toLowerCase());
R['d14'] = s => { const m = {}; for (const c of s.toLowerCase()) if (/[a-z]/.test(c)) m[c] = (m[c] || 0) + 1; const k = Object.keys(m).sort(); return k.reduce((b, c) => (b === '' || m[c] > m[b] ? c : b), ''); };
R['d15'] = (s, w) => { const o = []; let l = ''; for (const x of words(s)) { if (l && l.length + 1 + x.length > w) { o.push(l); l = x; } else l = l ? l + ' ' + x : x; } if (l) o.push(l); return o; };
R['d16'] = s => (s.match(/#\w+/g) || []).map(t => t.slice(1).toLowerCase());
R['d17'] = s => (s.match(/-?\d+/g) || []).map(Number);
R['d18'] = s => s.split(' ').map(w => { if (/^[aeiou]/.test(w)) return w + 'way'; const m = /^[^aeiou]+/.exec(w); return w.slice(m[0].length) + m[0] + 'ay'; }).join(' ');
R['d19'] = s => { const m = {}; for (const c of s) if (c !== ' ') m[c] = (m[c] || 0) + 1; return m; };
R['d20'] = (s, bad) => s.split(' ').map(w => (bad.includes(w.toLowerCase()) ? '*'.repeat(w.length) : w)).join(' ');
R['d21'] = s => new Set(s.toLowerCase().replace(/[^a-z]/g, '')).size === 26;
R['d22'] = q => { const o = {}; q = q.replace(/^\?/, ''); if (q) for (const p of q.split('&')) { const [k, v] = p.split('='); o[k] = v; } return o; };
R['d23'] = s => { const o = {}; for (const l of s.split('\n')) { const t = l.trim(); if (!t || t[0] === '#') continue; const i = t.indexOf('='); o[t.slice(0, i).trim()] = t.slice(i + 1).trim(); } return o; };
R['d24'] = a => (a.length < 2 ? a.join('') : a.slice(0, -1).join(', ') + ' and ' + a[a.length - 1]);
R['d25'] = n => { const r = n % 100; if (r >= 11 && r <= 13) return n + 'th'; return n + ({ 1: 'st', 2: 'nd', 3: 'rd' }[n % 10] || 'th'); };
R['d26'] = s => [...s].map((c, i) => c.toUpperCase() + c.toLowerCase().repeat(i)).join('-');
R['d27'] = s => { const m = { a: 2, b: 2, c: 2, d: 3, e: 3, f: 3, g: 4, h: 4, i: 4, j: 5, k: 5, l: 5, m: 6, n: 6, o: 6, p: 7, q: 7, r: 7, s: 7, t: 8, u: 8, v: 8, w: 9, x: 9, y: 9, z: 9 }; return [...s.toLowerCase()].map(c => m[c]).join(''); };
R['d28'] = (s) => s.replace(/<[^>]*>/g, '');
R['d29'] = (l, r, w) => l + '.'.repeat(w - l.length - r.length) + r;
R['d30'] = a => { let p = a[0] ?? ''; for (const s of a) while (!s.startsWith(p)) p = p.slice(0, -1); return p; };
R['d31'] = s => s.trim().split(/\s+/).map(w => w.charAt(0).toUpperCase() + w.slice(1).toLowerCase()).join(' ');
// ---------- everyday: numbers ----------
R['d32'] = n => { if (n < 2) return false; for (let i = 2; i * i <= n; i++) if (n % i === 0) return false; return true; };
R['d33'] = n => sum([...String(Math.abs(n))].map(Number));
R['d34'] = n => { let o = ''; for (const [v, r] of [[1000, 'M'], [900, 'CM'], [500, 'D'], [400, 'CD'], [100, 'C'], [90, 'XC'], [50, 'L'], [40, 'XL'], [10, 'X'], [9, 'IX'], [5, 'V'], [4, 'IV'], [1, 'I']]) while (n >= v) { o += r; n -= v; } return o; };
R['d35'] = s => { const m = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 }; let t = 0; for (let i = 0; i < s.length; i++) t += m[s[i]] < (m[s[i + 1]] || 0) ? -m[s[i]] : m[s[i]]; return t; };
R['d36'] = n => n.toString(2);
R['d37'] = n => { const o = [0, 1]; while (o.length < n) o.push(o[o.length - 1] + o[o.length - 2]); return o.slice(0, n); };
R['d38'] = y => (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0;
R['d39'] = n => { const o = []; for (let p = 2; n > 1; p++) while (n % p === 0) { o.push(p); n /= p; } return o; };
R['d40'] = n => String(n).replace(/\B(?=(\d{3})+$)/g, ',');
R['d41'] = n => { const u = ['B', 'KB', 'MB', 'GB']; let i = 0; while (n >= 1024 && i < 3) { n /= 1024; i++; } return i === 0 ? `${n} B` : rnd(n, 1).toFixed(1) + ' ' + u[i]; };
R['d42'] = (n, lo, hi) => Math.min(hi, Math.max(lo, n));
R['d43'] = a => { const s = [...a].sort((x, y) => x - y), h = s.length >> 1; return s.length % 2 ? s[h] : (s[h - 1] + s[h]) / 2; };
R['d44'] = n => Math.sign(n) * +[...String(Math.abs(n))].reverse().join('') + 0;
R['d45'] = n => { let c = 0; while (n !== 1) { n = n % 2 ? 3 * n + 1 : n / 2; c++; } return c; };
R['d46'] = n => { const o = []; for (let i = 1; i <= n; i++) if (n % i === 0) o.push(i); return o; };
// ---------- everyday: lists ----------
R['d47'] = (a, n) => { const o = []; for (let i = 0; i < a.length; i += n) o.push(a.slice(i, i + n)); return o; };
R['d48'] = a => a.flat(Infinity);
R['d49'] = (a, n) => { if (!a.length) return []; const k = n % a.length; return [...a.slice(a.length - k), ...a.slice(0, a.length - k)]; };
R['d50'] = a => [...new Set(a)];
R['d51'] = a => { const s = [...new Set(a)].sort((x, y) => y - x); return s.length > 1 ? s[1] : null; };
R['d52'] = a => { const o = {}; for (const w of a) (o[w[0].toLowerCase()] ||= []).push(w); return o; };
R['d53'] = (a, b) => [...new Set(a)].filter(x => b.includes(x));
R['d54'] = (a, n) => { const o = []; for (let i = 0; i + n <= a.length; i++) o.push(rnd(sum(a.slice(i, i + n)) / n, 2)); return o; };
R['d55'] = a => { let s = 0; return a.map(x => (s += x)); };
R['d56'] = m => (m.length ? m[0].map((_, j) => m.map(r => r[j])) : []);
R['d57'] = a => ({ even: a.filter(x => x % 2 === 0), odd: a.filter(x => x % 2 !== 0) });
R['d58'] = a => [...a].sort((x, y) => x.length - y.length || cmp(x, y));
R['d59'] = a => [...a].sort((x, y) => x.age - y.age || cmp(x.name, y.name)).map(p => p.name);
R['d60'] = (o, n) => Object.entries(o).sort((x, y) => y[1] - x[1] || cmp(x[0], y[0])).slice(0, n).map(e => e[0]);
R['d61'] = a => (a.length + 1) * (a.length + 2) / 2 - sum(a);
R['d62'] = a => { let b = 0, c = 0; a.forEach((x, i) => { c = i && x > a[i - 1] ? c + 1 : 1; b = Math.max(b, c); }); return b; };
R['d63'] = (a, b) => { const x = a.split('.').map(Number), y = b.split('.').map(Number); for (let i = 0; i < Math.max(x.length, y.length); i++) { const d = (x[i] || 0) - (y[i] || 0); if (d) return Math.sign(d); } return 0; };
R['d64'] = a => { const o = []; for (const [s, e] of [...a].sort((x, y) => x[0] - y[0])) { const l = o[o.length - 1]; if (l && s <= l[1]) l[1] = Math.max(l[1], e); else o.push([s, e]); } return o; };
R['d65'] = a => { const m = {}; for (const v of a) m[v] = (m[v] || 0) + 1; const mx = Math.max(...Object.values(m)), w = Object.keys(m).filter(k => m[k] === mx); return a.length === 0 ? 'nobody' : w.length > 1 ? 'tie' : w[0]; };
R['d66'] = a => sum(a.map(c => 1 + R['d66'](c.replies)));
R['d67'] = o => { const r = {}; const go = (x, p) => { for (const k in x) if (x[k] !== null && typeof x[k] === 'object') go(x[k], p + k + '.'); else r[p + k] = x[k]; }; go(o, ''); return r; };
R['d68'] = (o, p) => { for (const k of p.split('.')) { if (o === null || typeof o !== 'object' || !(k in o)) return null; o = o[k]; } return o; };
// ---------- everyday: dates and times ----------
R['d69'] = m => (m < 60 ? `${m}m` : m % 60 ? `${Math.floor(m / 60)}h ${m % 60}m` : `${m / 60}h`);
R['d70'] = s => [Math.floor(s / 3600), Math.floor(s / 60) % 60, s % 60].map(pad2).join(':');
R['d71'] = s => { const [, h, m, p] = /^(\d+):(\d+) ([AP]M)$/.exec(s); return pad2((+h % 12) + (p === 'PM' ? 12 : 0)) + ':' + m; };
R['d72'] = (a, b) => Math.round((Date.parse(b) - Date.parse(a)) / 864e5);
R['d73'] = s => ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'][new Date(s + 'T00:00:00Z').getUTCDay()];
R['d74'] = s => { const [d, m, y] = s.split('/'); return `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`; };
R['d75'] = (b, t) => { const [y, m, d] = b.split('-').map(Number), [Y, M, D] = t.split('-').map(Number); return Y - y - (M < m || (M === m && D < d) ? 1 : 0); };
R['d76'] = (t, n) => { const [h, m] = t.split(':').map(Number); const x = (((h * 60 + m + n) % 1440) + 1440) % 1440; return pad2(Math.floor(x / 60)) + ':' + pad2(x % 60); };
R['d77'] = (y, m) => new Date(Date.UTC(y, m, 0)).getUTCDate();
R['d78'] = (a, t) => a.find(x => x >= t) ?? a[0];
R['d79'] = (a, b, c, d) => { const f = s => { const [h, m] = s.split(':').map(Number); return h * 60 + m; }; return Math.max(0, Math.min(f(b), f(d)) - Math.max(f(a), f(c))); };
// ---------- everyday: arithmetic ----------
R['d80'] = (b, p, n) => rnd(b * (1 + p / 100) / n, 2);
R['d81'] = c => { const o = {}; for (const k of [200, 100, 50, 20, 10, 5, 2, 1]) { const n = Math.floor(c / k); if (n) o[k] = n; c %= k; } return Object.entries(o).map(([k, v]) => [+k, v]).sort((x, y) => y[0] - x[0]); };
R['d82'] = c => rnd(c * 9 / 5 + 32, 1);
R['d83'] = (w, x) => { let p = w <= 1 ? 4 : w <= 5 ? 7 : w <= 10 ? 12 : 20; return x ? p * 2 : p; };
R['d84'] = m => (m <= 30 ? 0 : Math.min(15, 2 * Math.ceil(m / 60)));
R['d85'] = (r, a, b) => Object.fromEntries(Object.entries(r).map(([k, v]) => [k, rnd(v * b / a, 2)]));
R['d86'] = n => (n >= 90 ? 'A' : n >= 80 ? 'B' : n >= 70 ? 'C' : n >= 60 ? 'D' : 'F');
R['d87'] = (w, l, h) => Math.ceil(2 * (w + l) * h / 25);
R['d88'] = a => rnd(sum(a.map(i => i.price * (i.qty ?? 1))), 2);
R['d89'] = s => { const [, n, u] = /^([\d.]+) ?(kg|g|mg)$/.exec(s); return rnd(+n * { kg: 1000, g: 1, mg: 0.001 }[u], 3); };
R['d90'] = s => Math.round(parseFloat(s.replace(/[$,]/g, '')) * 100);
R['d91'] = m => rnd(Math.min(m, 10) * 1.5 + Math.max(0, Math.min(m, 30) - 10) * 2.25 + Math.max(0, m - 30) * 4, 2);
// ---------- everyday: validation ----------
R['d92'] = s => s.length >= 8 && /[A-Z]/.test(s) && /[a-z]/.test(s) && /\d/.test(s);
R['d93'] = s => /^([01]\d|2[0-3]):[0-5]\d$/.test(s);
R['d94'] = s => { const t = s.replace(/-/g, ''); return /^\d{9}[\dX]$/.test(t) && sum([...t].map((c, i) => (c === 'X' ? 10 : +c) * (10 - i))) % 11 === 0; };
R['d95'] = s => /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(s);
R['d96'] = s => { const st = []; const m = { ')': '(', ']': '[', '}': '{' }; for (const c of s) { if ('([{'.includes(c)) st.push(c); else if (m[c] && st.pop() !== m[c]) return false; } return st.length === 0; };
R['d97'] = s => { const p = s.split('.'); return p.length === 4 && p.every(x => /^(0|[1-9]\d{0,2})$/.test(x) && +x <= 255); };
R['d98'] = s => ((s.charCodeAt(0) - 96 + +s[1]) % 2 ? 'white' : 'black');
// ---------- everyday: standard input ----------
R['d99'] = s => lines(s).map(l => sum(words(l).map(Number)) + '\n').join('');
R['d100'] = s => `lines: ${lines(s).length}\nwords: ${words(s).length}\n`;
R['d101'] = s => lines(s).reverse().map(l => l + '\n').join('');
R['d102'] = s => { const n = +s; let o = ''; for (let i = 1; i <= 10; i++) o += `${i} x ${n} = ${i * n}\n`; return o; };
R['d103'] = s => lines(s).sort().map(l => l + '\n').join('');
R['d104'] = s => sum(lines(s).slice(1).map(l => +l.split(',')[2])) + '\n';
R['d105'] = s => { let o = ''; for (let i = 1; i <= +s; i++) o += '*'.repeat(i) + '\n'; return o; };
R['d106'] = s => { const m = {}; for (const w of words(s.toLowerCase())) m[w] = (m[w] || 0) + 1; const [w, c] = Object.entries(m).sort((x, y) => y[1] - x[1] || cmp(x[0], y[0]))[0]; return `${w} ${c}\n`; };
R['d107'] = s => lines(s).map((l, i) => `${i + 1}: ${l}\n`).join('');
R['d108'] = s => { const m = {}; for (const l of lines(s)) { const [n, g] = l.split(' '); (m[n] ||= []).push(+g); } return Object.keys(m).sort().map(n => `${n} ${rnd(sum(m[n]) / m[n].length, 1).toFixed(1)}\n`).join(''); };
R['d109'] = s => [...s].map(c => (c === c.toLowerCase() ? c.toUpperCase() : c.toLowerCase())).join('');
R['d110'] = s => { const [a, o, b] = words(s); return (o === '+' ? +a + +b : o === '-' ? a - b : a * b) + '\n'; };
// ---------- everyday: vague on purpose (one of several plausible readings) ----------
R['v1'] = p => Math.ceil(p);                                   // up, though "nearest" fits the examples too
R['v2'] = a => [...a].sort((x, y) => cmp(x.split(' ').pop(), y.split(' ').pop())); // by last name, not by whole name
R['v3'] = s => { const d = s.replace(/\D/g, ''); return d.length === 11 && d[0] === '1' ? d.slice(1) : d; }; // drops the country code 1
R['v4'] = s => (s.length <= 20 ? s : s.slice(0, 20).trimEnd() + '…'); // by characters, not by words
R['v5'] = s => (s.match(/[A-Za-z0-9']+/g) || []).length;       // hyphens divide words
R['v6'] = (a, b) => { let c = 0; for (let t = Date.parse(a); t <= Date.parse(b); t += 864e5) if (![0, 6].includes(new Date(t).getUTCDay())) c++; return c; }; // only working days count, not all days
R['v7'] = a => a[Math.floor(a.length / 2)];                     // upper middle for even counts
R['v8'] = a => a[a.length - 1] * (a[1] / a[0]);                 // geometric, not arithmetic
R['v9'] = a => a.filter((x, i) => a.lastIndexOf(x) === i);      // the last occurrence stays
R['v10'] = a => { const s = [...a].sort((x, y) => x - y); return rnd(sum(s.slice(1, -1)) / (s.length - 2), 2); }; // lowest and highest dropped
