export { createSemaphore, type Semaphore } from "./semaphore.ts";
export {
  createThreadPool,
  type ThreadFailure,
  type ThreadPool,
  type ThreadPoolOptions,
} from "./thread-pool.ts";
