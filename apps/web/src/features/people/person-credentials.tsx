import { Button } from '@mantine/core'
import { credentials, type Credential } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { apiOf, ask } from '#web/lib/api.ts'
import { mediumDate } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { useText } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { NameButton } from '#web/ui/lists/name-button.tsx'
import styles from './people.module.css'

const CredentialForm = lazyPart(() => import('./credential-form.tsx'), 'CredentialForm')
const api = apiOf(credentials)
/** More than one person has. */
const ALL = 200
const DOUBTFUL: ReadonlySet<string> = new Set(['expiring', 'lapsed', 'revoked'])

/** What somebody has, that which ends first before the others. */
export const PersonCredentials = ({ providerId }: { providerId: string }) => {
  const t = useText()
  const [panel, setPanel] = useState<Credential | 'new'>()
  const query = useQuery(ask(api.listCredentials, { providerId, perPage: ALL }))
  const stateOf = ({ status, validFrom, validTo }: Credential) => {
    if (status === 'revoked') return t('people.revoked')
    if (status === 'notYet') return t('people.validSince', { date: mediumDate(validFrom ?? '') })
    if (validTo === null) return t('people.unending')
    return t(
      status === 'lapsed' ? 'people.lapsedOn' : status === 'expiring' ? 'people.expiresOn' : 'people.validUntil',
      {
        date: mediumDate(validTo),
      },
    )
  }
  return (
    <Card
      title={t('people.credentials')}
      tools={
        <Button variant="default" size="xs" onClick={() => setPanel('new')}>
          {t('people.addCredential')}
        </Button>
      }
    >
      <QueryContent query={query}>
        {({ credentials: rows }) =>
          rows.length === 0 ? (
            <p className={styles.soft}>{t('people.noCredentials')}</p>
          ) : (
            <ul className={styles.list}>
              {rows.map((row) => (
                <li key={row.credentialId}>
                  <NameButton onClick={() => setPanel(row)}>{row.credentialTypeName}</NameButton>{' '}
                  {joined([row.facilityName, row.number], '·')}{' '}
                  <span className={styles.state} data-status={row.status}>
                    {DOUBTFUL.has(row.status) && <Icon name="alert" size={14} />} {stateOf(row)}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryContent>
      <Suspense>
        {panel && (
          <CredentialForm
            key={panel === 'new' ? 'new' : panel.credentialId}
            providerId={providerId}
            credential={panel === 'new' ? undefined : panel}
            onClose={() => setPanel(undefined)}
          />
        )}
      </Suspense>
    </Card>
  )
}
