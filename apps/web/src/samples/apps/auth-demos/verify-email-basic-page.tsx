import { BasicFrame } from './basic-frame.tsx'
import { VerifyChoice } from './verify-choice.tsx'

const VerifyEmailBasicPage = () => (
  <BasicFrame kind="verify-email">
    <VerifyChoice />
  </BasicFrame>
)
export default VerifyEmailBasicPage
