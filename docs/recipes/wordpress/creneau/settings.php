<?php
/** The page Settings, Créneau: one option, an array. */

namespace Creneau;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_init', __NAMESPACE__ . '\\register_settings' );
add_action( 'admin_menu', __NAMESPACE__ . '\\add_page' );

/** Returns the settings, with a default for each that is missing. */
function settings(): array {
	$kept = get_option( 'creneau' );
	return array_merge(
		array(
			'script'   => '',
			'api_url'  => '',
			'site_url' => '',
			'partner'  => '',
			'asks'     => false,
		),
		is_array( $kept ) ? $kept : array()
	);
}

function register_settings(): void {
	register_setting(
		'creneau',
		'creneau',
		array(
			'type'              => 'array',
			'sanitize_callback' => __NAMESPACE__ . '\\sanitize',
		)
	);
	add_settings_section( 'creneau', '', '__return_null', 'creneau' );
	$fields = array(
		'script'   => __( 'Address of the script', 'creneau' ),
		'api_url'  => __( 'Address of the API', 'creneau' ),
		'site_url' => __( 'Address of the marketplace', 'creneau' ),
		'partner'  => __( 'Your name as a partner', 'creneau' ),
		'asks'     => __( 'Consent', 'creneau' ),
	);
	foreach ( $fields as $name => $title ) {
		add_settings_field( $name, $title, __NAMESPACE__ . '\\print_field', 'creneau', 'creneau', array( 'name' => $name ) + ( 'asks' === $name ? array() : array( 'label_for' => "creneau-$name" ) ) );
	}
}

/** Keeps what makes sense, and says what does not. */
function sanitize( $given ): array {
	$given = is_array( $given ) ? $given : array();
	$kept  = array(
		'partner' => sanitize_text_field( $given['partner'] ?? '' ),
		'asks'    => ! empty( $given['asks'] ),
	);
	foreach ( array( 'script', 'api_url', 'site_url' ) as $name ) {
		$written       = trim( (string) ( $given[ $name ] ?? '' ) );
		$kept[ $name ] = untrailingslashit( esc_url_raw( $written, array( 'https', 'http' ) ) );
		$is_address    = wp_parse_url( $kept[ $name ], PHP_URL_HOST ) && preg_match( '#^https?://#i', $written );
		$is_script     = 'script' !== $name || str_ends_with( (string) wp_parse_url( $kept[ $name ], PHP_URL_PATH ), '/creneau.js' );
		if ( '' !== $written && ! ( $is_address && $is_script ) ) {
			$kept[ $name ] = settings()[ $name ];
			/* translators: %s: what was written */
			$text = $is_address ? __( '"%s" is not the address of the script: it ends in /creneau.js.', 'creneau' ) : __( '"%s" is no address: write it with https://.', 'creneau' );
			add_settings_error( 'creneau', $name, sprintf( $text, esc_html( $written ) ) );
		}
	}
	return $kept;
}

function add_page(): void {
	add_options_page( 'Créneau', 'Créneau', 'manage_options', 'creneau', __NAMESPACE__ . '\\print_page' );
}

function print_field( array $field ): void {
	$name = $field['name'];
	if ( 'asks' === $name ) {
		printf(
			'<label><input type="checkbox" name="creneau[asks]" value="1" %s> %s</label>',
			checked( settings()['asks'], true, false ),
			esc_html__( 'No map tiles and no films before the visitor has agreed: a consent tool of your site asks.', 'creneau' )
		);
		return;
	}
	$examples = array(
		'script'   => 'https://cdn.example/creneau/1/creneau.js',
		'api_url'  => 'https://api.example',
		'site_url' => 'https://marketplace.example',
		'partner'  => 'studio-lumiere',
	);
	printf(
		'<input type="%s" class="regular-text code" id="creneau-%2$s" name="creneau[%2$s]" value="%3$s" placeholder="%4$s">',
		'partner' === $name ? 'text' : 'url',
		esc_attr( $name ),
		esc_attr( settings()[ $name ] ),
		esc_attr( $examples[ $name ] )
	);
}

function print_page(): void {
	echo '<div class="wrap"><h1>Créneau</h1><form method="post" action="options.php">';
	settings_fields( 'creneau' );
	do_settings_sections( 'creneau' );
	submit_button();
	echo '</form></div>';
}
