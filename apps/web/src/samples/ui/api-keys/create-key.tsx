import { Button } from '@mantine/core'
import { useText } from '#web/lib/text.ts'
import { BannerDrawing } from '#web/samples/ui/layout/banner-drawings.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { tell } from '#web/ui/overlays/toast.ts'
import styles from './api-keys.module.css'
import { accessOf, KeyFields, useKeyForm } from './key-fields.tsx'
import { addKey } from './keys.ts'

export const CreateKey = () => {
  const t = useText()
  const form = useKeyForm({ access: 'read', name: '' })
  const create = (access: string, name: string) => {
    addKey({ access: accessOf(access), name })
    form.reset()
    tell(t('apiKey.created', { name }))
  }
  return (
    <Card title={t('apiKey.createTitle')} hint={t('apiKey.createLead')}>
      <div className={styles.create}>
        <form
          className={styles.fields}
          noValidate
          onSubmit={form.whenRight(({ access, name }) => create(access, name.trim()))}
        >
          <KeyFields form={form} />
          <Button type="submit" leftSection={<Icon name="key" />}>
            {t('apiKey.create')}
          </Button>
        </form>
        <BannerDrawing name="keys" className={styles.drawing} />
      </div>
    </Card>
  )
}
