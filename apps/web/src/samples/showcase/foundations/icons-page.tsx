import { UnstyledButton } from '@mantine/core'
import * as feather from 'react-feather'
import { useState } from 'react'
import texts from 'texts:copy,icons'
import { addTexts, useText } from '#web/lib/text.ts'
import { useAddress } from '#web/lib/pages/use-address.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { copy } from '#web/samples/ui/controls/copy.ts'
import { SearchField } from '#web/ui/controls/search-field.tsx'
import styles from './icons-page.module.css'
import { matching, spaced } from './icon-names.ts'

addTexts(texts)

const ICONS: Record<string, feather.Icon> = { ...feather }
const NAMES = Object.keys(ICONS)
const START = { q: '' }

/** Every icon of the Feather set: found by name, copied as the tag that one writes. */
const IconsPage = () => {
  const t = useText()
  const [{ q }, change] = useAddress(START)
  const [active, setActive] = useState<string>()
  const found = matching(NAMES, q)
  const take = (name: string) => {
    setActive(name)
    void copy(`<${name} />`, t('icons.copied', { name }))
  }
  return (
    <Card
      title={t('icons.title')}
      hint={t('icons.hint')}
      tools={<SearchField label={t('icons.search')} value={q} onChange={(to) => change({ q: to })} />}
    >
      <div role="status" className={styles.count}>
        {found.length > 0 ? t('icons.count', { count: found.length }) : t('icons.none')}
      </div>
      <ul className={styles.grid} aria-label={t('icons.title')}>
        {found.map((name) => {
          const Drawing = ICONS[name]
          return (
            <li key={name}>
              <UnstyledButton
                className={styles.tile}
                title={spaced(name)}
                aria-pressed={name === active}
                onClick={() => take(name)}
              >
                {Drawing && <Drawing size={24} />}
                <span>{spaced(name)}</span>
              </UnstyledButton>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
export default IconsPage
