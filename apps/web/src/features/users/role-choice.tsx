import { Checkbox } from '@mantine/core'
import { RoleName } from '@onward/contract'
import { isRole, rolesSaid } from '#web/lib/session/roles-said.ts'
import { useText } from '#web/lib/text.ts'
import styles from './users.module.css'

type Props = {
  value?: string[]
  onChange?: (roles: string[]) => void
  error?: string
  /** Nobody changes their own. */
  isFixed?: boolean
  /** None of the account's people is this user. */
  isNobody?: boolean
}

/** What was ticked, as roles. */
export const rolesIn = (words: readonly string[]) => words.filter((word) => isRole(word))

/** What somebody may see. */
export const RoleChoice = ({ isFixed = false, isNobody = false, ...given }: Props) => {
  const t = useText()
  return (
    <Checkbox.Group label={t('accountUsers.roles')} {...given}>
      <div className={styles.roles}>
        {RoleName.options.map((role) => {
          const isPossible = role !== 'Provider' || !isNobody
          return (
            <Checkbox
              key={role}
              value={role}
              label={rolesSaid([role])}
              description={t(isPossible ? `accountUsers.${role}Hint` : 'accountUsers.noSchedule')}
              disabled={isFixed || !isPossible}
            />
          )
        })}
      </div>
    </Checkbox.Group>
  )
}
