export { default } from '../../alhambra/bazaars/picture';
