import type { FormEventHandler, ReactNode } from 'react'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import type { Change } from '#web/ui/data/use-change.ts'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import type { useTypedText } from '#web/ui/overlays/use-typed-text.tsx'
import { PutAway } from './put-away.tsx'
import styles from './records.module.css'

type State = Pick<Change<unknown, unknown>, 'isPending' | 'failure'>
type Props = {
  title: string
  /** What a row that is there is called; a new one is nothing yet. */
  name: string | undefined
  isTyped: boolean
  typed: ReturnType<typeof useTypedText>
  save: State
  remove: State
  onSubmit: FormEventHandler<HTMLFormElement>
  onRemove: () => void
  onClose: () => void
  children: ReactNode
}

/** Where a row is typed: its fields, a way to save and to throw away, and of one that is there, to delete it. See `useRowForm`. */
export const RowDrawer = ({ title, name, isTyped, typed, save, remove, children, ...go }: Props) => (
  <Drawer title={title} onClose={typed.close}>
    <form className={styles.form} onSubmit={go.onSubmit} noValidate>
      <ChangeFailure of={save} />
      {children}
      <SaveActions isBusy={save.isPending} onDiscard={go.onClose} />
    </form>
    {name !== undefined && (
      <PutAway isActive isUsed={false} name={name} isTyped={isTyped} change={remove} onGo={go.onRemove} />
    )}
    {typed.question}
  </Drawer>
)
