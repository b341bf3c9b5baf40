import { Button, Textarea } from '@mantine/core'
import { present } from '#web/lib/rules/rules.ts'
import { useText } from '#web/lib/text.ts'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import styles from './profile.module.css'

export const CommentBox = ({ onPost }: { onPost: (text: string) => void }) => {
  const t = useText()
  const form = useCheckedForm({ initialValues: { comment: '' }, validate: { comment: present } })
  return (
    <form
      className={styles.box}
      noValidate
      onSubmit={form.whenRight(({ comment }) => {
        onPost(comment)
        form.reset()
      })}
    >
      <Textarea
        aria-label={t('profile.addComment')}
        placeholder={t('profile.addComment')}
        rows={2}
        maxLength={1000}
        {...form.getInputProps('comment')}
      />
      <Button type="submit" size="sm">
        {t('profile.send')}
      </Button>
    </form>
  )
}
