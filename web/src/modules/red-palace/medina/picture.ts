export { default } from '../../alhambra/medina/picture';
