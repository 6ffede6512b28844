/** A model provider that a key can be set for. Its settings are `<prefix>_API_KEY`, `<prefix>_MODEL` and `<prefix>_BASE_URL`. */
export interface Provider {
  prefix: string;
  label: string;
  /** The model to use if none is set; null if the service cannot know one. */
  defaultModel: string | null;
}

/** All providers by their names in the interface. The order is that of fallback. */
export const PROVIDERS = {
  anthropic: { prefix: "ANTHROPIC", label: "Anthropic", defaultModel: "claude-sonnet-5-5" },
  openai: { prefix: "OPENAI", label: "OpenAI", defaultModel: "gpt-5.4" },
  groq: { prefix: "GROQ", label: "Groq", defaultModel: "openai/gpt-oss-120b" },
  gemini: { prefix: "GEMINI", label: "Google Gemini", defaultModel: "gemini-pro-latest" },
  deepseek: { prefix: "DEEPSEEK", label: "DeepSeek", defaultModel: "deepseek-v4-pro" },
  mistral: { prefix: "MISTRAL", label: "Mistral", defaultModel: "mistral-large-latest" },
  xai: { prefix: "XAI", label: "xAI", defaultModel: "grok-latest" },
  fireworks: {
    prefix: "FIREWORKS",
    label: "Fireworks",
    defaultModel: "accounts/fireworks/models/kimi-k2p6",
  },
  openrouter: { prefix: "OPENROUTER", label: "OpenRouter", defaultModel: "openrouter/auto" },
  together: { prefix: "TOGETHER", label: "Together", defaultModel: "deepseek-ai/DeepSeek-V4-Flash-0731" },
  openai_compatible: {
    prefix: "OPENAI_COMPATIBLE",
    label: "Any OpenAI-compatible server",
    defaultModel: null,
  },
} as const satisfies Record<string, Provider>;

/** Stands for the model of a provider that has none: none is set, and its server does not offer exactly one. */
export const NO_MODEL_CHOSEN = "(no model chosen)";

export type ProviderId = keyof typeof PROVIDERS;
export const PROVIDER_IDS = Object.keys(PROVIDERS) as [ProviderId, ...ProviderId[]];

/** A place where a model server listens unless it is told otherwise. */
export interface ServerPlace {
  label: string;
  baseUrl: string;
  /** How to give it a model if it has none. */
  load: string;
}

/** The model servers that people run, at the ports that they take by themselves. */
export const LOCAL_SERVERS: readonly ServerPlace[] = [
  { label: "Ollama", baseUrl: "http://127.0.0.1:11434/v1", load: "ollama pull qwen3-coder" },
  { label: "LM Studio", baseUrl: "http://127.0.0.1:1234/v1", load: "lms load" },
  { label: "llama.cpp", baseUrl: "http://127.0.0.1:8080/v1", load: "llama-server --jinja -m <file.gguf>" },
  { label: "vLLM", baseUrl: "http://127.0.0.1:8000/v1", load: "vllm serve <model>" },
];
