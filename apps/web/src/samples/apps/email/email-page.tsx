import { Button } from '@mantine/core'
import { samplePages } from '@onward/contract/samples'
import { Suspense, useState } from 'react'
import texts from 'texts:email'
import { titleOf } from '#web/lib/pages/pages.ts'
import { keep, kept } from '#web/lib/storage.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Missing } from '#web/samples/ui/data/missing.tsx'
import { AppFrame } from '#web/samples/ui/layout/app-frame.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { SearchField } from '#web/ui/controls/search-field.tsx'
import { BLANK, type Draft } from './draft.ts'
import { EmailSide } from './email-side.tsx'
import { KeyHelp } from './key-help.tsx'
import { MailList } from './mail-list.tsx'
import { MailPane } from './mail-pane.tsx'
import { isPlace } from './places.ts'
import { focusRow } from './use-mail-keys.ts'
import { useMailChanges, useMails } from './use-mails.ts'
import styles from './email.module.css'

addTexts(texts)

const ComposePanel = lazyPart(() => import('./compose-panel.tsx'), 'ComposePanel')

const EmailPage = () => {
  const t = useText()
  const mails = useMails()
  const changes = useMailChanges()
  const [written, setWritten] = useState<{ draft: Draft; key: number }>()
  const [hasKeys, setKeys] = useState(kept('mailKeys') !== 'off')
  const { mail, folder, label } = mails
  const write = (draft: Draft) => setWritten((before) => ({ draft, key: (before?.key ?? 0) + 1 }))
  const close = () => {
    mails.change({ mail: '' })
    // The list can take the focus once nothing lies over it.
    requestAnimationFrame(() => focusRow(mail))
  }
  return (
    <>
      <AppFrame
        title={titleOf('email')}
        fills
        side={(closeSide) => (
          <>
            <Button
              fullWidth
              leftSection={<Icon name="pen" size={16} />}
              onClick={() => {
                closeSide()
                write(BLANK)
              }}
            >
              {t('email.compose')}
            </Button>
            <EmailSide folder={folder} label={label} meta={mails.query.data?.emailsMeta} onFollow={closeSide} />
          </>
        )}
        bar={
          <div className={styles.top}>
            <SearchField label={t('email.search')} value={mails.q} onChange={(q) => mails.change({ q })} />
            <KeyHelp
              isOn={hasKeys}
              onChange={(isOn) => {
                keep('mailKeys', isOn ? 'on' : 'off')
                setKeys(isOn)
              }}
            />
          </div>
        }
        over={
          mail !== '' && <MailPane mails={mails} changes={changes} hasKeys={hasKeys} onWrite={write} onClose={close} />
        }
      >
        {isPlace(mails) ? (
          <QueryContent query={mails.query}>
            {({ emails }) => (
              <MailList key={`${folder} ${label}`} mails={mails} rows={emails} changes={changes} hasKeys={hasKeys} />
            )}
          </QueryContent>
        ) : (
          <Missing
            title={t(label === '' ? 'email.noFolder' : 'email.noLabel', { folder, label })}
            href={samplePages.email.path}
          >
            {t('email.folder.inbox')}
          </Missing>
        )}
      </AppFrame>
      <Suspense>
        {written && <ComposePanel key={written.key} draft={written.draft} onClose={() => setWritten(undefined)} />}
      </Suspense>
    </>
  )
}
export default EmailPage
