import { serve } from '@onward/contract'
import { files } from '@onward/contract/samples'
import type { Answer, DemoDeps } from '../demo.ts'
import { filesHandlers } from './files.handlers.ts'

export const openFiles = ({ context }: DemoDeps): Answer => serve(files, filesHandlers(), context, { lenient: true })
