import { readFileSync, readdirSync } from "node:fs";
import { startBrowser } from "./test/visual/browser.ts";
import { verifyPage } from "./src/visual/verify.ts";
process.env.TMPDIR="/tmp/vv/x";
const [dir, only, verbose] = process.argv.slice(2) as [string,string?,string?];
let b = await startBrowser("/tmp/vv/x/jailed.sh");
for (const f of readdirSync(dir).filter(f=>f.endsWith(".html")&&(!only||f.includes(only))).sort()) {
  const html = readFileSync(dir+"/"+f,"utf8");
  const plan = {title:f,input:!/poster|noinput/.test(f),checklist:[]};
  try{
  const {report:r,hung,shots} = await verifyPage(b,{html,plan},{signal:new AbortController().signal,browser:{name:"c",version:b.version(),sandbox:"t"}});
  const bad=r.checks.filter(c=>c.ok===false);
  const first=bad.find(c=>c.level==="block")?.name;
  const exp=/broken-([a-z_]+)/.exec(f)?.[1];
  const wrong = f.startsWith("good")||f.startsWith("g-") ? !r.ok : exp? first!==exp : r.ok;
  console.log(wrong?"!!":"  ",f.padEnd(34),r.ok?"PASS":"FAIL",String(r.ms).padStart(5),hung?"HUNG":"", Object.entries(r.inputs).filter(x=>x[1]).map(x=>x[0]).join("+"), bad.map(c=>(c.level==="advise"?"(":"")+c.name+(verbose?"="+c.detail:"")).join(" "), shots.map(s=>s.name+s.bytes.length).join());
  if(verbose==="v")console.log(r);
  if(hung){ await Promise.race([b.close().catch(()=>{}),new Promise(r=>setTimeout(r,2000))]); b=await startBrowser("/tmp/vv/x/jailed.sh");}
  }catch(e){console.log("THROWN",f,e);  b=await startBrowser("/tmp/vv/x/jailed.sh");}
}
await b.close(); process.exit(0);
