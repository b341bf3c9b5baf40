import { client, imports, type ImportKind } from '@onward/contract'
import { apiOf } from '#web/lib/api.ts'
import { withSession } from '#web/lib/session/session.ts'

export const api = apiOf(imports)

// A file goes straight to the server: what the page asked for before its program had come is no file.
const sending = client(
  imports,
  withSession((request) => fetch(request)),
)
const calls = {
  facilities: sending.importFacilities,
  providers: sending.importProviders,
  contracts: sending.importContracts,
  credentials: sending.importCredentials,
  demand: sending.importDemand,
  rates: sending.importRates,
  assignments: sending.importAssignments,
  workedHours: sending.importWorkedHours,
} as const

/** How a file is to be taken. */
export type Settings = { overwrite: boolean; keep: 'wall' | 'instants' | ''; fileName: string; dryRun: boolean }

/** Sends a file under an id by which it can be asked for, and which makes it happen once however often it is sent. */
export const sendImport = (
  kind: ImportKind,
  file: Blob,
  { overwrite, keep, fileName, dryRun }: Settings,
  importId: string,
) =>
  calls[kind](
    {
      file,
      // A name is there to be known again by.
      fileName: fileName.slice(0, 200),
      dryRun: dryRun ? 'true' : 'false',
      overwrite: overwrite ? 'true' : 'false',
      ...(keep !== '' && { keep }),
    },
    { headers: { prefer: 'respond-async', 'idempotency-key': importId } },
  )
