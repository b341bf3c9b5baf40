import { Button, NativeSelect } from '@mantine/core'
import '#web/ui/controls/native-select.css'
import { auditActions, auditObjects, objectTypeOf, type AuditEntry } from '@onward/contract'
import { useText } from '#web/lib/text.ts'
import { actionWord, objectWord } from '#web/ui/audit/words.ts'
import { TypedDateField } from '#web/ui/when/when-fields.tsx'
import { PersonFilter } from './person-filter.tsx'
import { NOT_NARROWED, type AuditAddress } from './use-audit-address.ts'
import styles from './audit.module.css'

type Props = {
  address: AuditAddress
  isNarrowed: boolean
  /** What is shown: the one who is chosen may be named there. */
  entries: readonly AuditEntry[]
  onChange: (to: Partial<AuditAddress>) => void
}

/** By whom, on what, what, and on which days. */
export const AuditFilters = ({ address, isNarrowed, entries, onChange }: Props) => {
  const t = useText()
  const { userId, nobody, objectType, objectId, providerId, action, from, to } = address
  // An empty list alone would read as if nothing had been done.
  const isBackward = from !== '' && to !== '' && to < from
  const types = auditObjects.filter((type) => objectType === '' || type === objectType)
  return (
    <>
      <div className={styles.filters}>
        <PersonFilter userId={userId} isNobody={nobody !== ''} entries={entries} onChange={onChange} />
        <NativeSelect
          label={t('audit.type')}
          data={[
            { value: '', label: t('audit.anyType') },
            ...auditObjects.map((value) => ({ value, label: objectWord(value) })),
          ]}
          value={objectType}
          // An action and an id are those of one kind.
          onChange={(event) => onChange({ objectType: event.currentTarget.value, action: '', objectId: '' })}
        />
        <NativeSelect
          label={t('audit.action')}
          data={[
            { value: '', label: t('audit.anyAction') },
            ...types.map((type) => ({
              group: objectWord(type),
              items: auditActions
                .filter((value) => objectTypeOf(value) === type)
                .map((value) => ({ value, label: actionWord(value) })),
            })),
          ]}
          value={action}
          onChange={(event) => onChange({ action: event.currentTarget.value })}
        />
        <TypedDateField label={t('audit.from')} value={from} onChange={(date) => onChange({ from: date })} />
        <TypedDateField
          label={t('audit.to')}
          value={to}
          onChange={(date) => onChange({ to: date })}
          {...(isBackward && { error: t('audit.backward') })}
        />
      </div>
      {isNarrowed && (
        <div className={styles.narrowed}>
          {objectId !== '' && (
            <p>{t('audit.onlyThis', { type: objectType === '' ? '' : objectWord(objectType), id: objectId })}</p>
          )}
          {providerId !== '' && <p>{t('audit.ofPerson', { id: providerId })}</p>}
          <Button variant="default" onClick={() => onChange(NOT_NARROWED)}>
            {t('audit.clear')}
          </Button>
        </div>
      )}
    </>
  )
}
