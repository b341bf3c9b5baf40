import { Button, NativeSelect } from '@mantine/core'
import '#web/ui/controls/native-select.css'
import type { InvoiceClient } from '@onward/contract/samples'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { ask } from '#web/lib/api.ts'
import { invoiceApi } from '#web/samples/lib/invoice-api.ts'
import { valueStore } from '#web/lib/value-store.ts'
import { useText } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import styles from './editor.module.css'

const ClientDrawer = lazyPart(() => import('./client-drawer.tsx'), 'ClientDrawer')

// Those who were added here can be billed again, until the page is loaded anew.
const added = valueStore<readonly InvoiceClient[]>([])

type Props = {
  client: InvoiceClient | undefined
  error: string | undefined
  onChange: (client: InvoiceClient | undefined) => void
}

/** Who is billed: one of the clients, or a new one. */
export const ClientPicker = ({ client, error, onChange }: Props) => {
  const own = added.use()
  const t = useText()
  const query = useQuery(ask(invoiceApi.listClients, {}))
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.picker}>
      <QueryContent query={query}>
        {(first) => {
          const clients = [...first, ...own]
          // One who comes from a model is not among those to choose from.
          const all = client && !clients.some(({ name }) => name === client.name) ? [...clients, client] : clients
          return (
            <NativeSelect
              aria-label={t('invoice.invoiceTo')}
              value={client?.name ?? ''}
              {...(error !== undefined && { error })}
              data={[
                { value: '', label: t('invoice.chooseClient') },
                ...all.map(({ name }) => ({ value: name, label: name })),
              ]}
              onChange={({ currentTarget: { value } }) => onChange(all.find(({ name }) => name === value))}
            />
          )
        }}
      </QueryContent>
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<Icon name="plus" size={15} />}
        onClick={() => setOpen(true)}
      >
        {t('invoice.newClient')}
      </Button>
      <Suspense>
        {isOpen && (
          <ClientDrawer
            onAdd={(one) => {
              added.set([...added.now(), one])
              onChange(one)
              setOpen(false)
            }}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </div>
  )
}
