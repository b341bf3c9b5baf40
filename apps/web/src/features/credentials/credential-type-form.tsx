import { credentialTypes, CredentialTypeConflict, type CredentialType } from '@onward/contract'
import { apiOf } from '#web/lib/api.ts'
import { conflictIn } from '#web/lib/refusals/conflict-in.ts'
import { useText } from '#web/lib/text.ts'
import { NamedForm, type NamedCalls, type NamedRecord } from '#web/ui/lists/named-form.tsx'

const api = apiOf(credentialTypes)
const conflictOf = conflictIn(CredentialTypeConflict)

/** A credential type as forms and lists of records have it. */
const recordOf = (row: CredentialType): NamedRecord => ({
  ...row,
  id: row.credentialTypeId,
  name: row.credentialTypeName,
})

const calls: NamedCalls = {
  create: async (credentialTypeName, options) =>
    recordOf((await api.createCredentialType({ credentialTypeName }, options)).credentialType),
  change: Object.assign(
    async ({ id, version }: NamedRecord, { name, ...to }: { name?: string; isActive?: true }) => {
      const named = name === undefined ? {} : { credentialTypeName: name }
      return recordOf(
        (await api.changeCredentialType({ credentialTypeId: id, version, ...named, ...to })).credentialType,
      )
    },
    { about: api.changeCredentialType.about },
  ),
  remove: Object.assign(
    async ({ id, version }: NamedRecord) => {
      const { credentialType, isDeleted } = await api.deleteCredentialType({ credentialTypeId: id, version })
      return { record: recordOf(credentialType), isDeleted }
    },
    { about: api.deleteCredentialType.about },
  ),
  conflictOf: (error) => {
    const conflict = conflictOf(error)
    return conflict && { reason: conflict.reason, record: recordOf(conflict.facts.credentialType) }
  },
}

type Props = { credentialType: CredentialType | undefined; onClose: () => void }

/** A new credential type, or a change of one. */
export const CredentialTypeForm = ({ credentialType, onClose }: Props) => {
  const t = useText()
  return (
    <NamedForm
      record={credentialType && recordOf(credentialType)}
      title={t(credentialType ? 'credentials.changeType' : 'credentials.newType')}
      calls={calls}
      onClose={onClose}
    />
  )
}
