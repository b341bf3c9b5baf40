import { Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { countries } from '#web/samples/lib/choices.ts'
import { present } from '#web/lib/rules/rules.ts'
import { useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { ChoiceField, LineField } from '#web/ui/controls/fields.tsx'
import { TileRadios } from '#web/ui/controls/tile-radios.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import styles from './modal-examples.module.css'

const KINDS = { home: 'home', office: 'building' } as const
// The table's own keys.
const kinds = Object.keys(KINDS) as (keyof typeof KINDS)[]

/** Where something is delivered. */
export const AddressDialog = ({ onSave, onClose }: { onSave: () => void; onClose: () => void }) => {
  const t = useText()
  const form = useCheckedForm({
    initialValues: {
      kind: 'home' as keyof typeof KINDS,
      first: '',
      last: '',
      country: '',
      line1: '',
      line2: '',
      town: '',
      state: '',
      zip: '',
      isBilling: true,
    },
    validate: { first: present, last: present },
  })
  const field = form.getInputProps
  return (
    <Dialog title={t('modal.address')} size="xl" onClose={onClose}>
      <form noValidate onSubmit={form.whenRight(onSave)}>
        <p className={styles.lead}>{t('modal.addressLead')}</p>
        <TileRadios
          label={t('modal.addressKind')}
          value={form.values.kind}
          onChange={(kind) => form.setValue('kind', kind)}
          tiles={kinds.map((id) => ({
            id,
            icon: KINDS[id],
            title: t(`modal.kind.${id}`),
            hint: t(`modal.kindText.${id}`),
          }))}
        />
        <div className={styles.fields}>
          <LineField label={t('modal.first')} required autoComplete="given-name" {...field('first')} />
          <LineField label={t('modal.last')} required autoComplete="family-name" {...field('last')} />
          <div className={styles.whole}>
            <ChoiceField label={t('modal.country')} choices={countries} {...field('country')} />
          </div>
          <div className={styles.whole}>
            <LineField label={t('modal.line1')} autoComplete="address-line1" {...field('line1')} />
          </div>
          <div className={styles.whole}>
            <LineField label={t('modal.line2')} autoComplete="address-line2" {...field('line2')} />
          </div>
          <LineField label={t('modal.town')} autoComplete="address-level2" {...field('town')} />
          <LineField label={t('modal.state')} autoComplete="address-level1" {...field('state')} />
          <LineField label={t('modal.zip')} autoComplete="postal-code" {...field('zip')} />
          <Switch
            className={styles.whole ?? ''}
            label={t('modal.isBilling')}
            {...form.getInputProps('isBilling', { type: 'checkbox' })}
          />
        </div>
        <SaveActions isBusy={false} onDiscard={onClose} />
      </form>
    </Dialog>
  )
}
