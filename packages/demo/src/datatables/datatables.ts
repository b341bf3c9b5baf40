import { serve } from '@onward/contract'
import { datatables } from '@onward/contract/samples'
import type { Answer, DemoDeps } from '../demo.ts'
import { datatablesHandlers } from './datatables.handlers.ts'
import { employeeSeed } from './datatables.seed.ts'

export const openDatatables = ({ now, context }: DemoDeps): Answer =>
  serve(datatables, datatablesHandlers(employeeSeed(now())), context, { lenient: true })
