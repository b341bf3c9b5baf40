import { instant } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { DataTable } from '#web/ui/data/data-table.tsx'

export type Device = { id: string; browser: string; device: string; place: string; at: string }

/** From where somebody has signed in. Texts: `devices`. */
export const DeviceTable = ({ devices }: { devices: readonly Device[] }) => {
  const t = useText()
  return (
    <DataTable
      label={t('devices.title')}
      columns={[
        { id: 'browser', title: t('devices.browser'), value: ({ browser }) => browser },
        { id: 'device', title: t('devices.device'), value: ({ device }) => device },
        { id: 'place', title: t('devices.place'), value: ({ place }) => place },
        { id: 'at', title: t('devices.lastSeen'), value: ({ at }) => at, cell: ({ at }) => instant(at) },
      ]}
      rows={devices}
      keyOf={({ id }) => id}
      empty={t('ui.noMatch')}
    />
  )
}
