import { ActionIcon } from '@mantine/core'
import { instant } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Empty } from '#web/ui/data/content-state.tsx'
import { copy } from '#web/samples/ui/controls/copy.ts'
import { DropItem } from '#web/ui/overlays/drop-item.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { Pill } from '#web/samples/ui/data/pill.tsx'
import { RowMenu } from '#web/samples/ui/controls/row-menu.tsx'
import styles from './api-keys.module.css'
import { TONES, type ApiKey } from './keys.ts'

type Props = { keys: readonly ApiKey[]; onEdit: (key: ApiKey) => void; onDelete: (key: ApiKey) => void }

export const KeyList = ({ keys, onEdit, onDelete }: Props) => {
  const t = useText()
  if (keys.length === 0)
    return (
      <Empty icon="key" title={t('apiKey.none')}>
        <span>{t('apiKey.noneText')}</span>
      </Empty>
    )
  return (
    <ul className={styles.list} aria-label={t('apiKey.list')}>
      {keys.map((one) => {
        const { key, name, access, createdAt } = one
        return (
          <li key={key}>
            <div className={styles.head}>
              <span className={styles.name}>
                <h3>{name}</h3>
                <Pill tone={TONES[access]}>{t(`apiKey.access.${access}`)}</Pill>
              </span>
              <RowMenu label={t('apiKey.more', { name })}>
                <DropItem icon={<Icon name="edit" size={16} />} onClick={() => onEdit(one)}>
                  {t('apiKey.edit')}
                </DropItem>
                <DropItem icon={<Icon name="trash" size={16} />} isDanger onClick={() => onDelete(one)}>
                  {t('ui.delete')}
                </DropItem>
              </RowMenu>
            </div>
            <p className={styles.key}>
              <code dir="ltr">{key}</code>
              <ActionIcon
                variant="subtle"
                aria-label={t('apiKey.copy', { name })}
                onClick={() => void copy(key, t('apiKey.copied', { name }))}
              >
                <Icon name="copy" size={16} />
              </ActionIcon>
            </p>
            <p className={styles.made}>{t('apiKey.createdOn', { date: instant(createdAt) })}</p>
          </li>
        )
      })}
    </ul>
  )
}
