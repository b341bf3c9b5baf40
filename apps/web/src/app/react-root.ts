import { createRoot as create } from 'react-dom/client'

/** In the file of React itself, which so runs as that comes, in a task of its own and not in the program's: see `early.ts`. */
export const createRoot = create
