import { BasicFrame } from './basic-frame.tsx'
import { ResetForm } from './reset-form.tsx'

const ResetPasswordBasicPage = () => (
  <BasicFrame kind="reset-password">
    <ResetForm look="basic" />
  </BasicFrame>
)
export default ResetPasswordBasicPage
