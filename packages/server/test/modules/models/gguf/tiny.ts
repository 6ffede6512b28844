import { writeFileSync } from "node:fs";

const EMBEDDING = 32;
const FEED_FORWARD = 64;
const CONTEXT = 2_048;
const ALIGNMENT = 32;

const u32 = (value: number) => Buffer.from(Uint32Array.of(value).buffer);
const u64 = (value: number) => Buffer.from(BigUint64Array.of(BigInt(value)).buffer);
const f32 = (value: number) => Buffer.from(Float32Array.of(value).buffer);
const text = (value: string) => Buffer.concat([u64(Buffer.byteLength(value)), Buffer.from(value)]);

/** Metadata of the format: a name, the number of its type, the value. */
const KIND = { u32: 4, f32: 6, text: 8, list: 9 };
const word = (name: string, value: string) => Buffer.concat([text(name), u32(KIND.text), text(value)]);
const whole = (name: string, value: number) => Buffer.concat([text(name), u32(KIND.u32), u32(value)]);
const real = (name: string, value: number) => Buffer.concat([text(name), u32(KIND.f32), f32(value)]);
const list = (name: string, kind: number, values: Buffer[]) =>
  Buffer.concat([text(name), u32(KIND.list), u32(kind), u64(values.length), ...values]);

/** Tokens of the smallest vocabulary that can spell everything: each byte, and a few letters. */
const SPECIAL = ["<unk>", "<s>", "</s>"];
const BYTES = Array.from({ length: 256 }, (_, i) => `<0x${i.toString(16).toUpperCase().padStart(2, "0")}>`);
const TOKENS = [...SPECIAL, ...BYTES, "\u2581", ...Array.from("abcdefghijklmnopqrstuvwxyz")];
function typeOf(i: number): number {
  if (i === 0) return 2;
  if (i < SPECIAL.length) return 3;
  return i < SPECIAL.length + BYTES.length ? 6 : 1;
}

type Tensor = [name: string, shape: number[], ones?: "ones"];
const TENSORS: Tensor[] = [
  ["token_embd.weight", [EMBEDDING, TOKENS.length]],
  ["output_norm.weight", [EMBEDDING], "ones"],
  ["output.weight", [EMBEDDING, TOKENS.length]],
  ["blk.0.attn_norm.weight", [EMBEDDING], "ones"],
  ["blk.0.attn_q.weight", [EMBEDDING, EMBEDDING]],
  ["blk.0.attn_k.weight", [EMBEDDING, EMBEDDING]],
  ["blk.0.attn_v.weight", [EMBEDDING, EMBEDDING]],
  ["blk.0.attn_output.weight", [EMBEDDING, EMBEDDING]],
  ["blk.0.ffn_norm.weight", [EMBEDDING], "ones"],
  ["blk.0.ffn_gate.weight", [EMBEDDING, FEED_FORWARD]],
  ["blk.0.ffn_up.weight", [EMBEDDING, FEED_FORWARD]],
  ["blk.0.ffn_down.weight", [FEED_FORWARD, EMBEDDING]],
];

/** Writes a GGUF file of one random layer: it knows nothing, and is loaded and asked like any other. */
export function writeTinyGguf(file: string): void {
  let seed = 42;
  const random = () => (seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff) / 0x7fffffff - 0.5;
  const metadata = [
    word("general.architecture", "llama"),
    word("general.name", "tiny"),
    whole("llama.context_length", CONTEXT),
    whole("llama.embedding_length", EMBEDDING),
    whole("llama.block_count", 1),
    whole("llama.feed_forward_length", FEED_FORWARD),
    whole("llama.attention.head_count", 2),
    whole("llama.attention.head_count_kv", 2),
    whole("llama.rope.dimension_count", EMBEDDING / 2),
    whole("llama.vocab_size", TOKENS.length),
    real("llama.attention.layer_norm_rms_epsilon", 1e-5),
    word("tokenizer.ggml.model", "llama"),
    list("tokenizer.ggml.tokens", KIND.text, TOKENS.map(text)),
    list(
      "tokenizer.ggml.scores",
      KIND.f32,
      TOKENS.map((_, i) => f32(-i)),
    ),
    list(
      "tokenizer.ggml.token_type",
      5,
      TOKENS.map((_, i) => u32(typeOf(i))),
    ),
    whole("tokenizer.ggml.bos_token_id", 1),
    whole("tokenizer.ggml.eos_token_id", 2),
    whole("tokenizer.ggml.unknown_token_id", 0),
  ];
  const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(-bytes.length & (ALIGNMENT - 1))]);
  const places: Buffer[] = [];
  const weights: Buffer[] = [];
  let offset = 0;
  for (const [name, shape, ones] of TENSORS) {
    const count = shape.reduce((a, b) => a * b, 1);
    const values = Float32Array.from({ length: count }, () => (ones ? 1 : random() * 0.2));
    const bytes = padded(Buffer.from(values.buffer));
    places.push(Buffer.concat([text(name), u32(shape.length), ...shape.map(u64), u32(0), u64(offset)]));
    weights.push(bytes);
    offset += bytes.length;
  }
  const head = [
    Buffer.from("GGUF"),
    u32(3),
    u64(TENSORS.length),
    u64(metadata.length),
    ...metadata,
    ...places,
  ];
  writeFileSync(file, Buffer.concat([padded(Buffer.concat(head)), ...weights]));
}
