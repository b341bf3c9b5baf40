import { Button, Checkbox, Textarea } from '@mantine/core'
import type { BlogComment } from '@onward/contract/samples'
import { useImperativeHandle, useRef, type RefObject } from 'react'
import { today } from '#web/lib/formats/formats.ts'
import { emailAddress, present } from '#web/lib/rules/rules.ts'
import { webAddress } from '#web/samples/lib/web-address.ts'
import { valueStore } from '#web/lib/value-store.ts'
import { useText } from '#web/lib/text.ts'
import { LineField } from '#web/ui/controls/fields.tsx'
import { tell } from '#web/ui/overlays/toast.ts'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import styles from './blog.module.css'

/** Begins an answer to somebody. */
export type AnswerTo = (name: string) => void
type Props = { answer: RefObject<AnswerTo | null>; onPost: (comment: BlogComment) => void }

const NOBODY = { name: '', email: '', website: '', isKept: false }
/** Who has commented and wants to be known the next time, until the page is loaded anew. */
const known = valueStore(NOBODY)

export const CommentForm = ({ answer, onPost }: Props) => {
  const t = useText()
  const text = useRef<HTMLTextAreaElement>(null)
  const form = useCheckedForm({
    initialValues: { ...known.now(), comment: '' },
    validate: { name: present, email: emailAddress, website: webAddress, comment: present },
  })
  useImperativeHandle(answer, () => (name) => {
    form.setValue('comment', `@${name} `)
    text.current?.focus()
  })
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={form.whenRight(({ comment: said, ...who }) => {
        const person = who.isKept ? who : NOBODY
        known.set(person)
        form.settle({ ...person, comment: '' })
        form.reset()
        onPost({ avatar: '', userFullName: who.name.trim(), commentedAt: today(), commentText: said.trim() })
        tell(t('blog.posted'))
      })}
    >
      <LineField label={t('blog.name')} required autoComplete="name" maxLength={80} {...form.getInputProps('name')} />
      <LineField label={t('blog.email')} required autoComplete="email" {...form.getInputProps('email')} />
      <div className={styles.whole}>
        <LineField
          label={t('blog.website')}
          placeholder="https://"
          autoComplete="url"
          {...form.getInputProps('website')}
        />
      </div>
      <Textarea
        ref={text}
        className={styles.whole ?? ''}
        label={t('blog.comment')}
        required
        rows={4}
        maxLength={2000}
        {...form.getInputProps('comment')}
      />
      <Checkbox
        className={styles.whole ?? ''}
        label={t('blog.keep')}
        {...form.getInputProps('isKept', { type: 'checkbox' })}
      />
      <div className={styles.whole}>
        <Button type="submit">{t('blog.post')}</Button>
      </div>
    </form>
  )
}
