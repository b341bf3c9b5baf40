import { Button } from '@mantine/core'
import { contracts, type Contract } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { apiOf, ask } from '#web/lib/api.ts'
import { count, mediumDate, percent } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { useText } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { NameButton } from '#web/ui/lists/name-button.tsx'
import { packName } from '#web/ui/rules/pack-name.ts'
import styles from './people.module.css'

const ContractForm = lazyPart(() => import('./contract-form.tsx'), 'ContractForm')
const api = apiOf(contracts)
/** More than one person has. */
const ALL = 200

/** How much somebody is to work, the latest first. */
export const PersonContracts = ({ providerId }: { providerId: string }) => {
  const t = useText()
  const [panel, setPanel] = useState<Contract | 'new'>()
  const query = useQuery(ask(api.listContracts, { providerId, perPage: ALL }))
  const daysOf = ({ validFrom, validTo }: Contract) =>
    validTo === null
      ? t('people.since', { date: mediumDate(validFrom) })
      : t('people.fromTo', { from: mediumDate(validFrom), to: mediumDate(validTo) })
  const agreedOf = ({ targetHours, leastHours, mostHours, packId }: Contract) =>
    joined(
      [
        targetHours !== null && t('people.targetIs', { hours: count(targetHours) }),
        leastHours !== null && t('people.leastIs', { hours: count(leastHours) }),
        mostHours !== null && t('people.mostIs', { hours: count(mostHours) }),
        packId !== null && packName(packId),
      ],
      '·',
    )
  return (
    <Card
      title={t('people.contracts')}
      tools={
        <Button variant="default" size="xs" onClick={() => setPanel('new')}>
          {t('people.addContract')}
        </Button>
      }
    >
      <QueryContent query={query}>
        {({ contracts: rows }) =>
          rows.length === 0 ? (
            <p className={styles.soft}>{t('people.noContracts')}</p>
          ) : (
            <ul className={styles.list}>
              {rows.map((row) => (
                <li key={row.contractId}>
                  <NameButton onClick={() => setPanel(row)}>{daysOf(row)}</NameButton>{' '}
                  {t('people.fteIs', { share: percent(row.fte) })} <span className={styles.soft}>{agreedOf(row)}</span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryContent>
      <Suspense>
        {panel && (
          <ContractForm
            key={panel === 'new' ? 'new' : panel.contractId}
            providerId={providerId}
            contract={panel === 'new' ? undefined : panel}
            onClose={() => setPanel(undefined)}
          />
        )}
      </Suspense>
    </Card>
  )
}
