import { BasicFrame } from './basic-frame.tsx'
import { ForgotForm } from './forgot-form.tsx'

const ForgotPasswordBasicPage = () => (
  <BasicFrame kind="forgot-password">
    <ForgotForm look="basic" />
  </BasicFrame>
)
export default ForgotPasswordBasicPage
