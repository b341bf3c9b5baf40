import { Download } from 'lucide'
import { useRef, useState } from 'react'
import texts from 'texts:download'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { messageOf } from '#web/lib/messages.ts'
import { save } from '#web/lib/sheets/download.ts'
import { fetchFile } from '#web/lib/sheets/fetch-file.ts'
import { addTexts, localeOf, useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { DropItem } from '#web/ui/overlays/drop-item.tsx'
import { Drop } from '#web/ui/overlays/drop.tsx'
import { tell, warn } from '#web/ui/overlays/toast.ts'
import styles from './download-menu.module.css'

addTexts(texts)

const FORMATS = [
  { format: 'csv', icon: 'file' },
  { format: 'xlsx', icon: 'table' },
] as const

const megabytes = (bytes: number) =>
  new Intl.NumberFormat(localeOf(), {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(bytes / 1e6)

type Props = {
  /** Where the file is asked for, and the filters of the list that it is of. */
  path: string
  wish: Readonly<Record<string, string | undefined>>
  /** Ids that are chosen in it, where it is asked for by POST. */
  lists?: Readonly<Record<string, readonly string[]>> | undefined
}

/** Takes what a list shows, all of its pages, as a file; while it comes, how much has come, and a way to stop it. */
export const DownloadMenu = ({ path, wish, lists }: Props) => {
  const t = useText()
  const [bytes, setBytes] = useState<number>()
  const running = useRef<AbortController>(undefined)
  const take = async (format: string) => {
    const stop = (running.current = new AbortController())
    setBytes(0)
    try {
      const { name, file } = await fetchFile(
        path,
        { ...wish, format },
        { lists, signal: stop.signal, onBytes: setBytes },
      )
      save(name, file)
      tell(t('download.saved', { name }))
    } catch (error) {
      // Whoever stopped it knows.
      if (!stop.signal.aborted) warn(t('download.failed'), messageOf(error))
    } finally {
      setBytes(undefined)
    }
  }
  const isBusy = bytes !== undefined
  return (
    // Where a list's tools are as wide as the page, the menu stays at its button.
    <div>
      <Drop
        kind="menu"
        label={t('download.menu')}
        isNamed
        className={styles.button}
        face={
          <>
            <Drawing of={Download} size={16} />
            {isBusy ? t('download.coming', { size: megabytes(bytes) }) : t('download.menu')}
            <Icon name="down" size={15} />
          </>
        }
      >
        {isBusy ? (
          <DropItem icon={<Icon name="close" size={16} />} onClick={() => running.current?.abort()}>
            {t('download.stop')}
          </DropItem>
        ) : (
          FORMATS.map(({ format, icon }) => (
            <DropItem key={format} icon={<Icon name={icon} size={16} />} onClick={() => void take(format)}>
              {t(`download.${format}`)}
            </DropItem>
          ))
        )}
      </Drop>
    </div>
  )
}
