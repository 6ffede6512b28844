// A receiver of Signet's webhooks, with Node alone: node receiver.mjs <address of the service> [port]
// It speaks plain http: put it behind whatever gives your address its https.
import { createServer } from "node:http";
import { verifyWebhook } from "./verify.mjs";

const [service = "http://127.0.0.1:8787", port = "9090"] = process.argv.slice(2);
const { jwk } = await (await fetch(`${service}/api/demo/webhooks/key`)).json();
const seen = new Set();

async function receive(request, response) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString("utf8");
  if (!verifyWebhook(request.headers, body, jwk)) return response.writeHead(401).end();
  // The same message may come twice; its id tells.
  const id = request.headers["webhook-id"];
  if (!seen.has(id)) {
    seen.add(id);
    const { data } = JSON.parse(body);
    console.log(`${data.run_id} ${data.ok ? "is ok" : `ended: ${data.end}`}, receipt ${data.receipt_sha}`);
  }
  response.writeHead(204).end();
}

const server = createServer((request, response) => {
  receive(request, response).catch(() => response.destroy());
});
server.listen(Number(port), () => console.log(`waiting for webhooks on port ${server.address().port}`));
