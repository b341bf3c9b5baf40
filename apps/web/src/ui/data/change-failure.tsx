import { Failure } from './content-state.tsx'
import type { Change } from './use-change.ts'

/** Why a change did not happen, where no field of its form says so. */
export const ChangeFailure = ({ of: { failure } }: { of: Pick<Change<unknown, unknown>, 'failure'> }) =>
  failure && <Failure {...failure} />
