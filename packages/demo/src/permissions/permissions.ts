import { serve } from '@onward/contract'
import { permissions } from '@onward/contract/samples'
import type { Answer, DemoDeps } from '../demo.ts'
import { permissionsHandlers } from './permissions.handlers.ts'
import { permissionSeed } from './permissions.seed.ts'

export const openPermissions = ({ now, context }: DemoDeps): Answer =>
  serve(permissions, permissionsHandlers({ rows: permissionSeed(now()) }), context, { lenient: true })
