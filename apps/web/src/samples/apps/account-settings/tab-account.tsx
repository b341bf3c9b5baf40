import type { AccountSettings } from '@onward/contract/samples'
import { useMemo } from 'react'
import { countries, currencies, languages, timeZones } from '#web/samples/lib/choices.ts'
import { PHONE } from '#web/samples/lib/masks.ts'
import { emailAddress, present } from '#web/lib/rules/rules.ts'
import { keepOwn } from '#web/samples/lib/own-person.ts'
import { Avatar } from '#web/samples/ui/people/avatar.tsx'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { ChoiceField, DateField, LineField, LinesField } from '#web/ui/controls/fields.tsx'
import { MaskedField } from '#web/samples/ui/controls/masked-field.tsx'
import { PictureButton } from '#web/samples/ui/controls/picture-button.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { DeleteAccount } from './delete-account.tsx'
import { detailsOf, ownOf, type Details } from './details.ts'
import { SavedForm } from './saved-form.tsx'
import { useVisit } from './visit.ts'
import styles from './account-settings.module.css'

const PHOTO = { types: ['image/jpeg', 'image/gif', 'image/png'], most: 800_000 }

export const TabAccount = ({ settings }: { settings: AccountSettings }) => {
  const t = useText()
  const first = useMemo(() => detailsOf(settings), [settings])
  const [saved, save] = useVisit('details', first)
  const form = useCheckedForm<Details>({
    initialValues: saved,
    validate: { first: present, last: present, email: emailAddress },
  })
  const { picture } = form.values
  const field = form.getInputProps
  return (
    <>
      <Card title={t('settings.profile')}>
        <SavedForm
          form={form}
          save={(details) => {
            save(details)
            keepOwn(ownOf(details))
          }}
        >
          <div className={styles.photo}>
            {picture === '' ? (
              <span role="img" aria-label={t('settings.photo')}>
                <Avatar name={`${form.values.first} ${form.values.last}`} size={104} />
              </span>
            ) : (
              <img src={picture} alt={t('settings.photo')} width="104" height="104" />
            )}
            <PictureButton
              label={t('settings.upload')}
              hint={t('settings.photoHint')}
              limits={PHOTO}
              onPicture={(to) => form.setValue('picture', to)}
              onReset={() => form.setValue('picture', first.picture)}
            />
          </div>
          <div className={styles.fields}>
            <LineField label={t('settings.first')} required autoComplete="given-name" {...field('first')} />
            <LineField label={t('settings.last')} required autoComplete="family-name" {...field('last')} />
            <LineField label={t('settings.username')} autoComplete="username" {...field('username')} />
            <LineField label={t('settings.email')} required autoComplete="email" {...field('email')} />
            <LineField label={t('settings.company')} autoComplete="organization" {...field('company')} />
            <MaskedField mask={PHONE} label={t('settings.phone')} type="tel" autoComplete="tel" {...field('phone')} />
            <LineField label={t('settings.address')} autoComplete="street-address" {...field('address')} />
            <LineField label={t('settings.state')} autoComplete="address-level1" {...field('state')} />
            <LineField label={t('settings.zip')} autoComplete="postal-code" {...field('zip')} />
            <ChoiceField label={t('settings.country')} choices={countries} {...field('country')} />
            <ChoiceField label={t('settings.language')} choices={languages()} {...field('language')} />
            <ChoiceField label={t('settings.timeZone')} choices={timeZones()} {...field('timeZone')} />
            <ChoiceField label={t('settings.currency')} choices={currencies()} {...field('currency')} />
            <DateField label={t('settings.dob')} autoComplete="bday" {...field('dob')} />
            <LineField label={t('settings.website')} autoComplete="url" {...field('website')} />
            <div className={styles.whole}>
              <LinesField label={t('settings.bio')} maxLength={500} {...field('bio')} />
            </div>
          </div>
        </SavedForm>
      </Card>
      <DeleteAccount />
    </>
  )
}
