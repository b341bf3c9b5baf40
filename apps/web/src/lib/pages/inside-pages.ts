// In a file of the frame's: see `plugins/chunk-names.ts`.
export { insidePages } from '@onward/contract'
