<?php
/** Deleting the plugin removes its one option; texts keep their shortcodes and blocks. */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'creneau' );
