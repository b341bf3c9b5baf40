import { Button, TagsInput, Textarea, TextInput } from '@mantine/core'
import '#web/ui/controls/combobox.css'
import { ChevronUp, Trash2 } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { isEmail } from '#web/lib/rules/is-email.ts'
import { textOf, useText } from '#web/lib/text.ts'
import { DropItem } from '#web/ui/overlays/drop-item.tsx'
import { Drop } from '#web/ui/overlays/drop.tsx'
import { clean, wordsOf } from '#web/samples/ui/rich-text/html.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { RichText } from '#web/samples/ui/rich-text/rich-text.tsx'
import { tell } from '#web/ui/overlays/toast.ts'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { QuietButton } from '#web/samples/ui/controls/quiet-button.tsx'
import { ICON_PROPS } from '#web/ui/drawings/icon-props.ts'
import { AttachButton, Attached } from './attached.tsx'
import { ComposeHead, type PanelSize } from './compose-head.tsx'
import { ComposeMore } from './compose-more.tsx'
import { addressOf, htmlOf, type Draft } from './draft.ts'
import { useAddressBook } from './use-mails.ts'
import styles from './compose.module.css'

const FIELDS = ['to', 'cc', 'bcc'] as const

/** A letter that is being written beside everything else: it neither covers nor holds the page. */
export const ComposePanel = ({ draft, onClose }: { draft: Draft; onClose: () => void }) => {
  const t = useText()
  const book = useAddressBook()
  const [size, setSize] = useState<PanelSize>('usual')
  const [also, setAlso] = useState<readonly string[]>([])
  const [files, setFiles] = useState<readonly string[]>([])
  const [isPlain, setPlain] = useState(false)
  const [isSpelled, setSpelled] = useState(true)
  const panel = useRef<HTMLElement>(null)
  const form = useCheckedForm({
    initialValues: {
      to: draft.to,
      cc: [] as string[],
      bcc: [] as string[],
      subject: draft.subject,
      message: clean(draft.message),
    },
    validate: { to: needed, cc: wrong, bcc: wrong },
  })
  useEffect(() => {
    const first = panel.current?.querySelector<HTMLElement>(draft.to.length > 0 ? '[role=textbox]' : 'input')
    ;(first ?? panel.current)?.focus({ preventScroll: true })
  }, [draft.to.length])

  const end = (said: string) => {
    tell(said)
    onClose()
  }
  const send = form.whenRight(() => end(t('email.sent')))
  const schedule = form.whenRight(() => end(t('email.scheduled')))
  const { message } = form.values
  const title = form.values.subject.trim() === '' ? t('email.newMail') : form.values.subject
  return (
    <section
      ref={panel}
      className={styles.panel}
      data-compose=""
      data-size={size}
      tabIndex={-1}
      aria-label={t('email.newMail')}
    >
      <ComposeHead title={title} size={size} onSize={setSize} onClose={onClose} />
      {/* What is written stays while it is small. */}
      <form className={styles.form} hidden={size === 'small'} noValidate spellCheck={isSpelled} onSubmit={send}>
        <div className={styles.body}>
          {FIELDS.filter((field) => field === 'to' || also.includes(field)).map((field) => (
            <TagsInput
              key={field}
              label={t(`email.${field}`)}
              required={field === 'to'}
              data={book}
              splitChars={[',', ';']}
              openOnFocus={false}
              comboboxProps={{ zIndex: 210 }}
              {...form.getInputProps(field)}
            />
          ))}
          <div className={styles.also}>
            {FIELDS.slice(1).map((field) => (
              <button
                key={field}
                type="button"
                aria-pressed={also.includes(field)}
                onClick={() => {
                  form.setValue(field, [])
                  setAlso(also.includes(field) ? also.filter((one) => one !== field) : [...also, field])
                }}
              >
                {t(`email.${field}`)}
              </button>
            ))}
          </div>
          <TextInput label={t('email.subject')} maxLength={200} {...form.getInputProps('subject')} />
          {isPlain ? (
            <Textarea label={t('email.message')} rows={8} {...form.getInputProps('message')} />
          ) : (
            <RichText label={t('email.message')} value={message} onChange={(html) => form.setValue('message', html)} />
          )}
          <Attached files={files} onChange={setFiles} />
        </div>
        <footer className={styles.foot}>
          <span className={styles.split}>
            <Button type="submit">{t('email.send')}</Button>
            <Drop
              kind="menu"
              side="start"
              label={t('email.sendHow')}
              className={styles.arrow}
              face={<Drawing of={ChevronUp} {...ICON_PROPS} size={16} />}
            >
              <DropItem icon={<Icon name="calendar" />} onClick={schedule}>
                {t('email.schedule')}
              </DropItem>
            </Drop>
          </span>
          <AttachButton onAttach={(names) => setFiles([...new Set([...files, ...names])])} />
          <span className={styles.gap} />
          <ComposeMore
            isPlain={isPlain}
            isSpelled={isSpelled}
            onPlain={() => {
              form.setValue('message', isPlain ? htmlOf(message) : wordsOf(message))
              setPlain(!isPlain)
            }}
            onSpelled={() => setSpelled(!isSpelled)}
          />
          <QuietButton size={36} label={t('email.discard')} onClick={onClose}>
            <Drawing of={Trash2} {...ICON_PROPS} />
          </QuietButton>
        </footer>
      </form>
    </section>
  )
}

const wrong = (people: readonly string[]) =>
  people.every((person) => isEmail(addressOf(person))) ? null : textOf('email.wrongAddress')
const needed = (people: readonly string[]) => (people.length === 0 ? textOf('ui.required') : wrong(people))
